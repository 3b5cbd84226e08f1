import { isSquare, key, type Board, type Place } from './board'

type Links = ReadonlyMap<Place, readonly Place[]>

/** Who touches whom, one step apart: squares, rooms, windows, the squares beside the path. */
export function links(board: Board): Links {
  const found = new Map<Place, Place[]>()
  const link = (a: Place, b: Place): void => {
    found.set(a, [...(found.get(a) ?? []), b])
    found.set(b, [...(found.get(b) ?? []), a])
  }
  const isWindow = (square: string): boolean => board.windows.some(({ cell }) => key(cell) === square)
  for (const square of board.squares.keys()) {
    if (isWindow(square)) continue
    const [row = 0, column = 0] = square.split(',').map(Number)
    for (const next of [key([row, column + 1]), key([row + 1, column])])
      if (board.squares.has(next) && !isWindow(next)) link(square, next)
  }
  for (const { room, front } of board.doors) link(room, front)
  for (const { cell, left, right } of board.windows) {
    link(key(cell), left)
    link(key(cell), right)
  }
  for (const { cell, open } of board.path) if (open) link(key(cell), open)
  return found
}

/** A shortest walk from one place to another, both included: what a move looks like, not whether it is allowed.
    Squares in `taken` are gone around where there is another way. */
export function way(steps: Links, from: Place, to: Place, taken: ReadonlySet<Place> = new Set()): Place[] {
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
