import type { Option } from '../protocol/options'
import type { Situation } from './situation'

/** What is offered of a verb with these parts. */
export const way = (
  at: Pick<Situation, 'options'>,
  verb: string,
  parts: Readonly<Record<string, string | number>> = {},
): Option | undefined =>
  at.options.find(
    (option) => option.verb === verb && Object.entries(parts).every(([part, value]) => option.parts[part] === value),
  )
