import type { SolutionsLeft } from '../protocol/protocol'
import { across, stairs as drawn, type Axis } from './axis'
import type { Tape } from './tape'

/** A chart of this size: moves along, solutions up, ten times as many always as far apart. */
export interface Chart extends Axis {
  readonly height: number
  readonly most: number
}
const EDGE = { top: 10, bottom: 22 } as const
/** The room that numbers need beside a chart. */
export const SIDES = { left: 34, right: 16 } as const

export const upward = ({ height, most }: Chart, solutions: number): number =>
  height - EDGE.bottom - ((height - EDGE.top - EDGE.bottom) * Math.log(solutions)) / Math.log(Math.max(2, most))

/** What one could know: it stays as it is until something is learnt. */
export const stairs = (chart: Chart, course: readonly SolutionsLeft[]): string =>
  drawn(
    chart,
    course.map(({ ply, solutions }) => ({ ply, y: upward(chart, solutions) })),
  )

/** The numbers that are written beside the chart. */
export const ticks = (most: number): number[] => [1, 3, 10, 30, 100, 300].filter((each) => each <= most)

export const mostOf = (courses: readonly (readonly SolutionsLeft[])[]): number =>
  Math.max(2, ...courses.map(([first]) => first?.solutions ?? 1))

/** The move after which one solution was left. */
export const certainAt = (course: readonly SolutionsLeft[]): number | undefined =>
  course.find(({ solutions }) => solutions === 1)?.ply

/** Whoever has accused wrongly has looked at the answer: what they could know by themselves ends there. */
export const beforeTheAnswer = (courses: readonly (readonly SolutionsLeft[])[], tape: Tape): SolutionsLeft[][] =>
  courses.map((course, seat) => {
    const looked = tape.entries.findIndex((entry) => entry.event === 'AccusedWrongly' && entry.seat === seat)
    return course.filter(({ ply }) => looked < 0 || ply < tape.plyOf(looked))
  })

const BADGE = 20

/** Where everybody's badge stands: at the moment of certainty, or at the end; side by side where they would meet. */
export function badges(
  chart: Chart,
  courses: readonly (readonly SolutionsLeft[])[],
): { readonly x: number; readonly y: number }[] {
  const placed: { x: number; y: number }[] = []
  for (const course of courses) {
    const left = Math.max(1, course.at(-1)?.solutions ?? 1)
    const y = upward(chart, left)
    let x = across(chart, certainAt(course) ?? chart.last)
    while (placed.some((other) => Math.abs(other.x - x) < BADGE - 2 && Math.abs(other.y - y) < BADGE - 4))
      x -= BADGE - 1
    placed.push({ x, y })
  }
  return placed
}
