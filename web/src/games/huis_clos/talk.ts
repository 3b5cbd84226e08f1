import type { Check } from '../../protocol/protocol'
import { asks, isStatement } from './claims'
import { isAlive, seatOf, type At, type Happened } from './situation'

export type Claimed = Happened<'Claimed'> & { readonly id: number }

/** All that was said in the game's own forms, with where it stands. */
const claimed = (at: At): Claimed[] =>
  at.entries.flatMap((entry, id) => (entry.event === 'Claimed' ? [{ ...entry, id }] : []))

/** The latest statement of each seat: what can still be met with a word. */
export function latestStatements(at: At): ReadonlyMap<number, Claimed> {
  return new Map(claimed(at).flatMap((said) => (isStatement(said.claim) ? [[said.seat, said] as const] : [])))
}

/** By where they stand: the statements that were taken back. */
export function withdrawn(at: At): ReadonlySet<number> {
  const latest = new Map<number, number>()
  const found = new Set<number>()
  for (const { id, seat, claim } of claimed(at)) {
    if (isStatement(claim)) latest.set(seat, id)
    else if (claim === 'retract') found.add(latest.get(seat) ?? -1)
  }
  return found
}

/** What a seat has said that your own memory contradicts, and has not taken back: the latest. */
export function lieOf(at: At, seat: number): (Claimed & { readonly check: Check }) | undefined {
  const retracted = withdrawn(at)
  return claimed(at)
    .flatMap((said) => {
      const check = at.checks?.get(said.id)
      const isLie = said.seat === seat && check?.verdict === 'contradicts' && !retracted.has(said.id)
      return check && isLie ? [{ ...said, check }] : []
    })
    .at(-1)
}

/** The turn in which something was told. */
export function turnOf(at: At, id: number): number {
  for (let i = id; i >= 0; i--) {
    const entry = at.entries[i]
    if (entry?.event === 'TurnBegan') return entry.turn
  }
  return 0
}

/** Who was asked something by name and has said nothing since. */
export function unanswered(at: At): readonly number[] {
  const open = new Set<number>()
  for (const { seat, claim } of claimed(at)) {
    open.delete(seat)
    if (asks(claim)) {
      const asked = seatOf(at, claim.split(' ')[1] ?? '')
      if (asked >= 0 && asked !== seat) open.add(asked)
    }
  }
  return [...open].filter((seat) => isAlive(at, seat))
}
