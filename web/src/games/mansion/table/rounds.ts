import { Rounds } from '../../../table/rounds'
import type { MansionEntry } from './edition'

type Turn = Extract<MansionEntry, { event: 'TurnBegan' }>
const FOUND = new WeakMap<Turn, number>()

/** The round in which a turn begins. */
export function roundOf(entries: readonly { readonly event: string }[] | undefined, turn: Turn): number {
  if ('round' in turn) return turn.round
  const known = FOUND.get(turn)
  if (known) return known
  const rounds = new Rounds()
  let round = 1
  for (const entry of (entries ?? []) as readonly MansionEntry[]) {
    if (entry.event !== 'TurnBegan') continue
    round = rounds.next(entry.seat)
    if (entry === turn) break
  }
  FOUND.set(turn, round)
  return round
}
