import { isSquare, type Board, type Place } from '../board/board'

/** Walks by where they end; both ends are part of a walk, so its points are one less than its places. */
export type Walks = ReadonlyMap<Place, readonly Place[]>

export const pointsOf = (walk: readonly Place[]): number => walk.length - 1

/** The shortest walks from a place over squares; `through` says whether rooms can be crossed, or end a walk. */
export function walksFrom(board: Board, from: Place, through: boolean): Walks {
  const found = new Map<Place, readonly Place[]>([[from, [from]]])
  for (const [at, walk] of found) {
    if (at !== from && !through && !isSquare(at)) continue
    for (const next of board.links.get(at) ?? []) if (!found.has(next)) found.set(next, [...walk, next])
  }
  return found
}
