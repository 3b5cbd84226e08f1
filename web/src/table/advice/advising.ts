import type { Snippet } from 'svelte'
import type { Option } from '../../protocol/options'
import type { HintNews } from '../../protocol/protocol'
import type { Situation } from '../situation'

/** What a part of a game's question is given, beside which there is advice. */
export interface Advising<At> {
  readonly at: At
  readonly advice: Snippet<[hint: HintNews]>
}

/** Whether it is this answer that is advised. */
export const isAdvised = (
  { hint }: Pick<Situation, 'hint'>,
  answer: Partial<Pick<Option, 'text'>> | undefined,
): boolean => answer?.text !== undefined && answer.text === hint?.action
