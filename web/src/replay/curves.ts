import type { Course, SolutionsLeft } from '../protocol/protocol'

/** How high a seat stands from a move on, between 0 and 1, and what is said of it. */
interface Point {
  readonly ply: number
  readonly at: number
  readonly chance: number
}

/** How a game stood, move by move: what the envelope was worth to each, who was suspected, who was to win. */
export interface Curves {
  readonly about: 'envelope' | Course['about']
  /** What is written beside it. */
  readonly ticks: readonly { readonly at: number; readonly percent: number }[]
  /** By seat. */
  readonly lines: readonly (readonly Point[])[]
}

/** The chances that are written beside a scale on which ten times as much is always as far apart. */
const TICKS = [0.01, 0.1, 1] as const

/** The chance of naming the envelope rightly: one in as many as were left. */
export function curvesOfReview(courses: readonly (readonly SolutionsLeft[])[]): Curves {
  const least = Math.min(0.1, ...courses.map(([first]) => 1 / (first?.solutions ?? 1)))
  const height = (chance: number): number => 1 - Math.log(chance) / Math.log(least)
  return {
    about: 'envelope',
    ticks: TICKS.filter((tick) => tick >= least).map((tick) => ({ at: height(tick), percent: 100 * tick })),
    lines: courses.map((course) =>
      course.map(({ ply, solutions }) => {
        const chance = 1 / Math.max(1, solutions)
        return { ply, at: height(chance), chance }
      }),
    ),
  }
}

export function curvesOfCourse({ about, chances }: Course): Curves {
  const seats = chances[0]?.seats ?? []
  return {
    about,
    ticks: [0, 0.5, 1].map((at) => ({ at, percent: 100 * at })),
    lines: seats.map((_, seat) =>
      chances.map(({ ply, seats: all }) => ({ ply, at: all[seat] ?? 0, chance: all[seat] ?? 0 })),
    ),
  }
}

/** In hundredths, as it stood after a move. */
export function percentAt({ lines }: Curves, seat: number, ply: number): number {
  const point = lines[seat]?.findLast((each) => each.ply <= ply) ?? lines[seat]?.[0]
  const percent = 100 * (point?.chance ?? 0)
  return percent > 0 && percent < 1 ? Math.round(10 * percent) / 10 : Math.round(percent)
}

/** Whose chance a move has changed most, if it changed any by a hundredth. */
export function turned(
  curves: Curves,
  from: number,
  to: number,
): { readonly seat: number; readonly before: number; readonly after: number } | undefined {
  const changes = curves.lines.map((_, seat) => ({
    seat,
    before: percentAt(curves, seat, from),
    after: percentAt(curves, seat, to),
  }))
  const [most] = changes.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return most && Math.abs(most.after - most.before) >= 1 ? most : undefined
}
