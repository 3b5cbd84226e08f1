import type { Place } from '../board/board'
import type { Edition, MansionEntry, MansionSituation } from './edition'

export const startOf = ({ mansion: { board } }: Edition, suspect: string): Place =>
  board.starts.find((start) => start.suspect === suspect)?.cell.join() ?? 'hall'

/** Where an entry leaves somebody's pawn, if it moves it. */
export function placeAfter(entry: MansionEntry, seat: number, suspect: string): Place | undefined {
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

export interface Move {
  readonly from: Place
  readonly to: Place
}

/** The last walk of the turn under way, by whoever's turn it is. */
export function lastWalk(edition: Edition, at: MansionSituation): Move | undefined {
  const { entries, picture } = at
  const suspect = picture.suspects[picture.player]
  if (suspect === undefined) return undefined
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as MansionEntry
    if (entry.event === 'TurnBegan') return undefined
    if ((entry.event === 'Moved' || entry.event === 'StoppedToSpy') && entry.seat === picture.player) {
      return { from: placeBefore(edition, entries, i, picture.player, suspect), to: entry.place }
    }
  }
  return undefined
}

function placeBefore(
  edition: Edition,
  entries: readonly MansionEntry[],
  i: number,
  seat: number,
  suspect: string,
): Place {
  for (let j = i - 1; j >= 0; j--) {
    const entry = entries[j] as MansionEntry
    if (entry.event === 'SentHome' && entry.suspect === suspect) break
    const place = placeAfter(entry, seat, suspect)
    if (place !== undefined) return place
  }
  return startOf(edition, suspect)
}

/** The newest entry that fits, back to the beginning of this turn. */
export function latest<Event extends MansionEntry['event']>(
  at: MansionSituation,
  ...events: readonly Event[]
): Extract<MansionEntry, { event: Event }> | undefined {
  for (let i = at.entries.length - 1; i >= 0; i--) {
    const entry = at.entries[i] as MansionEntry
    if ((events as readonly string[]).includes(entry.event)) return entry as Extract<MansionEntry, { event: Event }>
    if (entry.event === 'TurnBegan') return undefined
  }
  return undefined
}
