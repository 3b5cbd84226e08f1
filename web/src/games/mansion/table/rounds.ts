import type { MansionEntry } from './edition'

type Turn = Extract<MansionEntry, { event: 'TurnBegan' }>
const FOUND = new WeakMap<Turn, number>()

/** The round in which a turn begins: one more each time the turn has gone round the table. */
export function roundOf(entries: readonly { readonly event: string }[] | undefined, turn: Turn): number {
  if ('round' in turn) return turn.round
  const known = FOUND.get(turn)
  if (known) return known
  let round = 0
  let [first, before] = [-1, -1]
  for (const entry of (entries ?? []) as readonly MansionEntry[]) {
    if (entry.event !== 'TurnBegan') continue
    if (first < 0) first = entry.seat
    // Seats are counted from whoever began; whoever plays again does so in the same round.
    const place = (entry.seat - first + SEATS) % SEATS
    if (place < before || before < 0) round++
    before = place
    if (entry === turn) break
  }
  FOUND.set(turn, round || 1)
  return round || 1
}
/** More than sit at any of the tables, so that seats keep their order. */
const SEATS = 32
