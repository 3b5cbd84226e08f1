import { optionsOf } from '../../../protocol/options'
import type { QuestionNews, TableNews } from '../../../protocol/protocol'
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

const NAMES = ['Inès', 'Anselme', 'Odile', 'Basile', 'Clotilde', 'Hector', 'Blanche', 'Gaspard', 'Irène', 'Ulysse']

/** The situation in which it was asked; `act` hears the answers. */
export const situationOf = (
  { seat, picture, entries, question }: RecordedQuestion,
  act: (text: string) => void = () => {},
): MansionSituation => ({
  table: { code: 'RECORDED', settings: { help: 'odds' } } as TableNews,
  seat,
  names: NAMES.slice(0, picture.suspects.length),
  picture,
  entries,
  fresh: 0,
  question,
  options: optionsOf(question),
  notebook: null,
  over: false,
  still: false,
  act,
  claim: () => {},
  why: () => {},
})
