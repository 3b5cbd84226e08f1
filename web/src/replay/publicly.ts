import type { Entry } from '../protocol/protocol'

/** What only some are told of an event, and others as nothing. */
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  Dealt: ['hand'],
  DrewRole: ['murderer'],
  Drafted: ['clue'],
  Took: ['clue'],
  Swapped: ['gained', 'left'],
  Gave: ['clue'],
  Drew: ['card', 'clue'],
  Deposited: ['clue'],
  Showed: ['card'],
  LetSee: ['card'],
  Peeked: ['card'],
  Glimpsed: ['card'],
  ShowedNeighbour: ['card'],
  LookedInPool: ['cards'],
  DrewButler: ['kind'],
  Accused: ['paper'],
  AccusedWrongly: ['envelope'],
}
/** Not among the cards that a game deals. */
const NO_CARD: ReadonlySet<string> = new Set(['murderer', 'kind'])

/** What a seat was told, as it is told to everybody, and the cards that it alone saw: nobody who looks on is « you ». */
export function publicly<E extends Pick<Entry, 'event'>>(
  entry: E,
): { readonly entry: E; readonly cards: readonly string[] } {
  const fields = (PRIVATE[entry.event] ?? []).filter((field) => (entry as Record<string, unknown>)[field] != null)
  if (!fields.length) return { entry, cards: [] }
  const seen = fields
    .filter((field) => !NO_CARD.has(field))
    .flatMap((field) => (entry as Record<string, unknown>)[field])
  return {
    entry: { ...entry, ...Object.fromEntries(fields.map((field) => [field, null])) },
    cards: seen.filter((card): card is string => typeof card === 'string'),
  }
}
