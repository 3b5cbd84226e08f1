import type { Entry } from '../protocol/protocol'
import { Rounds } from '../table/rounds'
import { t } from '../texts/texts.svelte'
import type { Tape } from './tape'

/** On the timeline: a round, a turn or a night begins, somebody's turn begins, or something great happens. */
export type Milestone =
  | { readonly kind: 'round'; readonly ply: number; readonly n: number; readonly isNight?: boolean }
  | { readonly kind: 'turn'; readonly ply: number; readonly seat: number }
  | { readonly kind: 'great'; readonly ply: number }

/** What is worth a mark on the timeline. */
export const GREAT: ReadonlySet<Entry['event']> = new Set<Entry['event']>([
  'Accused',
  'Murdered',
  'Died',
  'ConfrontationBegan',
  'NightWon',
  'MaraboutEntered',
  'Ended',
])

/** The number of the round, where an event begins one; where there are nights, they count. */
export function roundOf(entry: Entry, hasNights: boolean, rounds: Rounds): number | undefined {
  if (entry.event === 'NightBegan') return entry.night
  if (entry.event !== 'TurnBegan' || hasNights) return undefined
  if ('round' in entry) return entry.round
  return 'seat' in entry ? rounds.next(entry.seat) : entry.turn
}

export function milestones(tape: Tape): Milestone[] {
  const found: Milestone[] = []
  const hasNights = tape.entries.some(({ event }) => event === 'NightBegan')
  const rounds = new Rounds()
  let round = 0
  tape.entries.forEach((entry, at) => {
    const ply = tape.plyOf(at)
    const n = roundOf(entry, hasNights, rounds)
    if (n !== undefined && n !== round) {
      round = n
      found.push({ kind: 'round', ply, n, ...(hasNights && { isNight: true }) })
    }
    if ((entry.event === 'TurnBegan' && 'seat' in entry) || entry.event === 'InvestigationBegan')
      found.push({ kind: 'turn', ply, seat: entry.seat })
    if (GREAT.has(entry.event)) found.push({ kind: 'great', ply })
  })
  return found
}

type Round = Extract<Milestone, { kind: 'round' }>
const begunBy = (found: readonly Milestone[], ply: number): Round | undefined =>
  found.findLast((each): each is Round => each.kind === 'round' && each.ply <= ply)

/** The number of the round, turn or night in which a move was made. */
export const roundAt = (found: readonly Milestone[], ply: number): number => begunBy(found, ply)?.n ?? 1

/** « Tour 3 », « Nuit 3 ». */
export const whenAt = (found: readonly Milestone[], ply: number): string =>
  t(begunBy(found, ply)?.isNight ? 'moment.night' : 'luck.when', { n: roundAt(found, ply) })

/** To the turn that begins next, or that began before. */
export function turnFrom(found: readonly Milestone[], ply: number, by: 1 | -1): number | undefined {
  const turns = found.filter(({ kind }) => kind === 'turn').map((turn) => turn.ply)
  return by > 0 ? turns.find((turn) => turn > ply) : turns.findLast((turn) => turn < ply)
}
