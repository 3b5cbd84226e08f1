import type { Option } from '../../protocol/options'
import { capital, inWords } from '../../texts/in_words'
import type { Around } from './situation'
import { inLine, shown } from './values'

/** One button: what is written on it, what it is called alone, and the answer it gives. */
export interface Way {
  readonly says: string
  readonly label: string
  readonly text: string
}
export interface Ways {
  readonly verb: string
  readonly ways: readonly Way[]
}

/** So many buttons are read at a glance; more are grouped by what they do. */
const FEW = 8

export function sayOption({ verb, parts }: Option, at: Around): string {
  const named = Object.entries(parts).map(([name, value]) => inLine(shown(value, name, at)))
  return [capital(inWords(verb)), ...named].join(' ')
}

/** All ways to answer: one group without a name if they are few, else a group for each verb. */
export function waysToAnswer(options: readonly Option[], at: Around): Ways[] {
  const isFew = options.length <= FEW
  const groups = new Map<string, Way[]>()
  for (const option of options) {
    const label = sayOption(option, at)
    const verb = isFew ? '' : capital(inWords(option.verb))
    const rest = verb ? capital(label.slice(verb.length).trim()) : ''
    groups.set(verb, [...(groups.get(verb) ?? []), { says: rest || label, label, text: option.text }])
  }
  return [...groups].map(([verb, ways]) => ({ verb, ways }))
}
