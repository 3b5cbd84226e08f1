import type { Place } from '../board/board'
import type { Edition, MansionEntry } from './edition'
import { pointsOf } from './walks'
import type { Words } from './words'

type Walk = Extract<MansionEntry, { event: 'Moved' }>

/** A log is told anew with each event; walks are long to find. */
const FOUND = new WeakMap<Walk, number | undefined>()

/** How many squares somebody walked to where an entry leaves them, if that can be known from here. */
export function walked(words: Words, entry: Walk): number | undefined {
  if (!FOUND.has(entry)) FOUND.set(entry, find(words, entry))
  return FOUND.get(entry)
}

function find({ table, edition }: Words, entry: Walk): number | undefined {
  const entries = table.entries as readonly MansionEntry[] | undefined
  const at = entries?.indexOf(entry) ?? -1
  const suspect = table.picture.suspects[entry.seat]
  if (!entries || at < 0 || suspect === undefined) return undefined
  let from: Place | undefined
  for (let i = at - 1; i >= 0 && from === undefined; i--) {
    const before = entries[i] as MansionEntry
    // Where a throw is walked whole, to and fro if need be, it is the throw that counts.
    if (edition.walksWhole && before.event === 'Rolled' && before.seat === entry.seat && 'first' in before)
      return before.first + before.second
    from = placeAfter(before, entry.seat, suspect)
  }
  from ??= startOf(edition, suspect)
  if (from === entry.place) return 0
  const walk = edition.walks(from).get(entry.place)
  return walk && pointsOf(walk)
}

const startOf = ({ mansion: { board } }: Edition, suspect: string): Place =>
  board.starts.find((start) => start.suspect === suspect)?.cell.join() ?? 'hall'

/** Where an entry leaves somebody's pawn, if it moves it. */
function placeAfter(entry: MansionEntry, seat: number, suspect: string): Place | undefined {
  switch (entry.event) {
    case 'Moved':
    case 'TookPassage':
    case 'StoppedToSpy':
      return entry.seat === seat ? entry.place : undefined
    case 'Suggested':
      return entry.suspect === suspect ? entry.room : undefined
    default:
      return undefined
  }
}
