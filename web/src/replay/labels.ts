import { across, type Axis } from './axis'

interface Marked {
  readonly ply: number
  readonly words: string
}
export interface Label extends Marked {
  readonly x: number
  /** From the chart up; without one there is no room for its words. */
  readonly row?: number
}

/** About as wide as a letter is. */
const LETTER = 6.7
/** Words end so far before their mark. */
const GAP = 10

/** Words to the left of their marks, in as many rows as there are, those in sight before those that come. */
export function labelled(axis: Axis, marks: readonly Marked[], rows: number): Label[] {
  const free = Array.from({ length: rows }, () => -Infinity)
  return marks.map((mark) => {
    const x = across(axis, mark.ply)
    const from = x - GAP - mark.words.length * LETTER
    const row = from < 0 ? -1 : free.findIndex((until) => until < from)
    if (row < 0) return { ...mark, x }
    free[row] = x + GAP
    return { ...mark, x, row }
  })
}
