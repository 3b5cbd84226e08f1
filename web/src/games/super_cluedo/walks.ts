import { isSquare, type Board, type Place } from '../mansion/board/board'
import { walksFrom, type Walks } from '../mansion/table/walks'

/** Rooms are crossed like squares; a secret passage inside a move costs a point and ends in its room, or on the path. */
export function gardenWalks(board: Board, from: Place): Walks {
  const found = new Map(walksFrom(board, from, true))
  const offer = (walk: readonly Place[]): void => {
    const end = walk.at(-1) as Place
    const known = found.get(end)
    if (!known || walk.length < known.length) found.set(end, walk)
  }
  const onFoot = [...found]
  for (const { from: room, mark, to } of board.passages) {
    const doorstep = board.squares.has(mark.join()) && !isSquare(to) ? mark.join() : room
    const there = onFoot.find(([place]) => place === doorstep)?.[1]
    if (!there) continue
    offer([...there, to])
    if (!isSquare(to)) continue
    for (const { cell, open } of board.path) {
      if (!open) continue
      offer([...there, to, cell.join()])
      offer([...there, to, cell.join(), open])
    }
  }
  return found
}
