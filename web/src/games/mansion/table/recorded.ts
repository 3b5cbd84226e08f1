import type { QuestionNews, TableNews } from '../../../protocol/protocol'
import { situationOf as situationIn } from '../../answering.svelte'
import type { Drawn, MansionEntry, MansionSituation } from './edition'

/** A question of a recorded game, with all that its seat could see. */
export interface RecordedQuestion {
  readonly seat: number
  readonly picture: Drawn
  readonly entries: readonly MansionEntry[]
  readonly question: QuestionNews
}
export interface RecordedEvent {
  readonly seat: number
  readonly suspects: string[]
  readonly entry: MansionEntry
}

export const NAMES = [
  'Inès',
  'Anselme',
  'Odile',
  'Basile',
  'Clotilde',
  'Hector',
  'Blanche',
  'Gaspard',
  'Irène',
  'Ulysse',
]

/** The situation in which it was asked; `act` hears the answers. */
export const situationOf = (recorded: RecordedQuestion, act?: (text: string) => void): MansionSituation => ({
  ...situationIn<Drawn, MansionEntry>(recorded, NAMES.slice(0, recorded.picture.suspects.length), act),
  table: { code: 'RECORDED', settings: { help: 'odds' } } as TableNews,
  fresh: 0,
})
