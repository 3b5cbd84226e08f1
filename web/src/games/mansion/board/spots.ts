import type { Point } from '../../../art/plan/plan'

/** Where `count` tokens go on the free floor of a room: on its spots, and when there are more tokens than spots, closed up
    along the line through them like a hand of cards. */
export function spread(spots: readonly Point[], count: number): readonly Point[] {
  if (count <= spots.length) return spots.slice(0, count)
  const first = spots[0]
  if (!first) return []
  const legs = spots.slice(1).map((to, i) => {
    const from = spots[i] as Point
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const total = legs.reduce((sum, { length }) => sum + length, 0)
  return Array.from({ length: count }, (_, i): Point => {
    let left = (total * i) / (count - 1)
    for (const { from, to, length } of legs) {
      if (left <= length) {
        const part = length ? left / length : 0
        return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)]
      }
      left -= length
    }
    return legs.at(-1)?.to ?? first
  })
}
