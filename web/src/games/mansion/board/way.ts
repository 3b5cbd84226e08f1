import { isSquare, type Board, type Place } from './board'

/** A shortest walk from one place to another, both included: what a move looks like, not whether it is allowed.
    Squares in `taken` are gone around where there is another way. */
export function way(steps: Board['links'], from: Place, to: Place, taken: ReadonlySet<Place> = new Set()): Place[] {
  const before = new Map<Place, Place | undefined>([[from, undefined]])
  const queue = [from]
  for (const at of queue) {
    if (at === to) break
    for (const next of steps.get(at) ?? []) {
      if (before.has(next) || (next !== to && taken.has(next))) continue
      before.set(next, at)
      queue.push(next)
    }
  }
  if (!before.has(to)) return taken.size ? way(steps, from, to) : [from, to]
  const walk: Place[] = []
  for (let at: Place | undefined = to; at !== undefined; at = before.get(at)) walk.unshift(at)
  return walk
}

/** The rooms where pawns of a walk come out and go in are points too; only they are not squares. */
export const steps = (walk: readonly Place[]): number => Math.max(1, walk.filter(isSquare).length)
