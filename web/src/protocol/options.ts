import type { Choice, QuestionNews } from './protocol'

/** One thing that can be done now: what it is made of, and the text that does it. */
export interface Option {
  readonly verb: string
  readonly parts: Readonly<Record<string, unknown>>
  readonly text: string
}

function spelt(verb: string, names: readonly string[], values: readonly unknown[], text?: string): Option {
  const parts = Object.fromEntries(names.map((name, at) => [name, values[at]]))
  return { verb, parts, text: text ?? [verb, ...values].join(' ') }
}

const combined = (values: readonly (readonly unknown[])[]): unknown[][] =>
  values.reduce<unknown[][]>((begun, next) => begun.flatMap((each) => next.map((value) => [...each, value])), [[]])

function unfold(choice: Choice): Option[] {
  if (choice.form === 'product')
    return combined(choice.values).map((values) => spelt(choice.verb, choice.parts, values))
  return choice.rows.map((row, at) => spelt(choice.verb, choice.parts, row.slice(1), choice.texts?.[at]))
}

/** Everything that a question allows. */
export const optionsOf = (question: QuestionNews | null | undefined): Option[] =>
  question ? question.choices.flatMap(unfold) : []
