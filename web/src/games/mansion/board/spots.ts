import type { Point } from '../../../art/plan/plan'

/** Half of what a room's name takes on the board. */
export const plaqueHalf = (name: string): Point => [name.length * 4.75 + 17, 15]
/** How far a token reaches from its spot, sideways, up and down. */
const REACH = { pawns: [15, 46, 0], weapons: [20, 20, 20] } as const
export type Token = keyof typeof REACH

/** Whether a token on a spot leaves the name of its room to be read. */
export function leaves(name: string, at: Point, token: Token): (spot: Point) => boolean {
  const [half, high] = plaqueHalf(name)
  const [side, up, down] = REACH[token]
  return ([x, y]) => Math.abs(x - at[0]) >= half + side || y + down <= at[1] - high || y - up >= at[1] + high
}

/** Where `count` tokens go on the free floor of a room: on its spots, and when there are more tokens than spots, closed up
    along the line through them like a hand of cards, but for what of it is not free. */
export function spread(
  spots: readonly Point[],
  count: number,
  isFree: (spot: Point) => boolean = () => true,
): readonly Point[] {
  if (count <= spots.length) return spots.slice(0, count)
  const line = through(spots).filter(isFree)
  return Array.from({ length: count }, (_, i) => line[Math.round((i * (line.length - 1)) / (count - 1))] ?? [0, 0])
}

/** The points of the line through these, one unit apart. */
function through(spots: readonly Point[]): readonly Point[] {
  return spots.flatMap((from, i) => {
    const to = spots[i + 1]
    if (!to) return [from]
    const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
    return Array.from({ length }, (_, step): Point => {
      const part = step / length
      return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)]
    })
  })
}
