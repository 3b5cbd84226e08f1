import { UNIT } from '../../../art/plan/plan'
import { cellOf, key } from './board'

/** A corner of the grid: row and column of lines, not of squares. */
export type Corner = readonly [row: number, column: number]

const same = (a: Corner, b: Corner): boolean => a[0] === b[0] && a[1] === b[1]
const turnsRight = (from: Corner, at: Corner, to: Corner): boolean =>
  (to[0] - at[0]) * (at[1] - from[1]) - (to[1] - at[1]) * (at[0] - from[0]) > 0

/** Edges between a set of cells and what is not in it, by the corner they start from, clockwise. */
function edges(cells: ReadonlySet<string>): Map<string, Corner[]> {
  const from = new Map<string, Corner[]>()
  const add = (start: Corner, end: Corner): void => {
    from.set(key(start), [...(from.get(key(start)) ?? []), end])
  }
  for (const cell of cells) {
    const [r, c] = cellOf(cell)
    const has = (row: number, column: number): boolean => cells.has(key([row, column]))
    if (!has(r - 1, c)) add([r, c], [r, c + 1])
    if (!has(r, c + 1)) add([r, c + 1], [r + 1, c + 1])
    if (!has(r + 1, c)) add([r + 1, c + 1], [r + 1, c])
    if (!has(r, c - 1)) add([r + 1, c], [r, c])
  }
  return from
}

/** Closed outlines of a set of cells, clockwise, every unit edge kept; the first corner comes again at the end. */
export function outlines(cells: ReadonlySet<string>): Corner[][] {
  const left = edges(cells)
  const loops: Corner[][] = []
  for (let first = left.keys().next().value; first !== undefined; first = left.keys().next().value) {
    const start = cellOf(first)
    const loop: Corner[] = [start]
    let at: Corner = start
    do {
      const ends = left.get(key(at)) ?? []
      const before = loop.at(-2)
      // Where two outlines touch at a corner, turn right and stay on this one.
      const choice =
        before && ends.length > 1
          ? Math.max(
              0,
              ends.findIndex((end) => turnsRight(before, at, end)),
            )
          : 0
      const [next] = ends.splice(choice, 1)
      if (!ends.length) left.delete(key(at))
      if (!next) break
      loop.push((at = next))
    } while (!same(at, start))
    loops.push(loop)
  }
  return loops
}

const isBend = (before: Corner, at: Corner, after: Corner): boolean =>
  (at[0] - before[0]) * (after[1] - at[1]) !== (at[1] - before[1]) * (after[0] - at[0])

const short = (value: number): number => +(value * UNIT).toFixed(1)

/** The SVG path through these corners; straight runs are one line. */
export function lineThrough(corners: readonly Corner[], closed = false): string {
  const bends = corners.filter((at, i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    return !before || !after || isBend(before, at, after)
  })
  return `M${bends.map(([row, column]) => `${short(column)} ${short(row)}`).join('L')}${closed ? 'Z' : ''}`
}
