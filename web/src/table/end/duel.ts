import type { Api } from '../../protocol/api'
import { beforeTheAnswer, certainAt } from '../../replay/knowing'
import { figure } from '../../replay/luck'
import { milestones, roundAt } from '../../replay/milestones'
import { Tape } from '../../replay/tape'
import { t } from '../../texts/texts.svelte'
import { verdictIn } from './recorded'

/** What the house can tell of games of this kind. */
export interface Told {
  /** Solutions are counted where there are cards to count. */
  readonly solutions: boolean
  /** Luck is told of the games that the house knows to judge; whoever asks for that of another is refused. */
  readonly luck: boolean
}

const ROWS = ['won', 'rounds', 'certain', 'choice', 'luck'] as const
type Row = (typeof ROWS)[number]

export const rowsOf = ({ solutions, luck }: Told): Row[] =>
  ROWS.filter((row) => (row === 'certain' ? solutions : row === 'choice' || row === 'luck' ? luck : true))

/** One of two games of a deal, as the seat played it. */
export async function courseOf(api: Api, code: string, seat: number, told: Told) {
  const [replay, record, review, luck] = await Promise.all([
    api.replay(code, null),
    api.record(code),
    told.solutions ? api.review(code) : undefined,
    told.luck ? api.luck(code) : undefined,
  ])
  const tape = new Tape(replay)
  const rounds = milestones(tape)
  const certain = certainAt(beforeTheAnswer(review?.seats ?? [], tape)[seat] ?? [])
  const character = replay.characters[seat] ?? ''
  const ledger = luck?.seats[seat]
  return {
    code,
    player: replay.notes[`player ${character}`] ?? t(replay.notes[`bot ${character}`] ? 'defi.bot' : 'defi.first'),
    won: t(verdictIn(record, replay.characters)?.winners.includes(seat) ? 'defi.won' : 'defi.lost'),
    rounds: roundAt(rounds, replay.frames.length - 1),
    certain: certain === undefined ? '–' : `${roundAt(rounds, certain)}`,
    choice: luck && ledger ? figure(ledger.choice, luck) : '–',
    luck: luck && ledger ? figure(ledger.luck, luck) : '–',
  }
}
