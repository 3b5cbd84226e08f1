import { isSquare, type Board, type Place } from '../../games/mansion/board/board'
import type { End } from '../../games/mansion/board/end'

/** Ends of a walk of exactly `points` on squares and of at most as many in rooms: enough of a rule for a picture. */
export function sampleReach(board: Board, from: Place, points: number, taken: readonly Place[], crossing = false): End[] {
  const steps = board.links
  const seen = new Map<string, number>([[`${from} 0`, 0]])
  const queue: [Place, number][] = [[from, 0]]
  for (const [at, walked] of queue) {
    if (walked === points || (!crossing && walked && !isSquare(at))) continue
    for (const next of steps.get(at) ?? []) {
      const key = `${next} ${(walked + 1) % 2}`
      if (seen.has(key)) continue
      seen.set(key, walked + 1)
      queue.push([next, walked + 1])
    }
  }
  const ends = new Map<Place, End>()
  for (const [place, cost] of queue) {
    if (place === from || ends.has(place) || taken.includes(place)) continue
    if (isSquare(place) ? (points - cost) % 2 === 0 : true) ends.set(place, { place, cost: isSquare(place) ? points : cost })
  }
  return [...ends.values()]
}
