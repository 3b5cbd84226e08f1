import type { Option } from '../protocol/options'

/** The clause that says what may be decided, by a verb that is offered: the first that fits. */
export const askedBy = (
  options: readonly Option[],
  clauses: readonly (readonly [verb: string, clause: string])[],
): string | undefined => clauses.find(([verb]) => options.some((option) => option.verb === verb))?.[1]
