import type { Option } from '../../protocol/options'
import { capital, inWords } from '../../texts/in_words'
import { shapesOf, type At } from './situation'
import { fieldsOf, inLine } from './values'

/** One button: what is written on it, what it is called alone, and the answer it gives or what is then chosen. */
export interface Way {
  readonly says: string
  readonly label: string
  readonly text?: string
  readonly chosen?: Chosen
}
export interface Ways {
  readonly verb: string
  readonly ways: readonly Way[]
}
/** The beginning of an answer that is chosen part by part. */
export interface Chosen {
  readonly verb: string
  readonly values: readonly unknown[]
}
type Asked = Pick<At, 'names' | 'seat' | 'table'>

/** So many buttons are read at a glance; more are grouped by what they do. */
const FEW = 8
/** More than so many of one verb are chosen part by part. */
const MANY = 24

const partsOf = ({ verb, parts }: Option, at: Asked): string[] =>
  fieldsOf(parts, at, shapesOf(at)?.actions[verb]).map(({ value }) => inLine(value))

export const sayOption = (option: Option, at: Asked): string =>
  [capital(inWords(option.verb)), ...partsOf(option, at)].join(' ')

const begins = ({ verb, parts }: Option, chosen: Chosen): boolean =>
  verb === chosen.verb && chosen.values.every((value, i) => Object.values(parts)[i] === value)

/** The values of the next part, each once; the last one answers. */
function nextParts(options: readonly Option[], at: Asked, { verb, values }: Chosen): Way[] {
  const found = new Map<unknown, Option>()
  for (const option of options) {
    const value = Object.values(option.parts)[values.length]
    if (!found.has(value)) found.set(value, option)
  }
  return [...found].map(([value, option]) => {
    const parts = partsOf(option, at)
    const says = capital(parts[values.length] ?? '')
    const label = [capital(inWords(verb)), ...parts.slice(0, values.length + 1)].join(' ')
    const isWhole = parts.length === values.length + 1
    return { says, label, ...(isWhole ? { text: option.text } : { chosen: { verb, values: [...values, value] } }) }
  })
}

function waysOf(verb: string, options: readonly Option[], at: Asked, isFew: boolean): Ways {
  const isLong = options.length > MANY && options.every(({ parts }) => Object.keys(parts).length > 1)
  if (isLong) return { verb: capital(inWords(verb)), ways: nextParts(options, at, { verb, values: [] }) }
  const ways = options.map((option) => {
    const label = sayOption(option, at)
    return { says: (!isFew && capital(partsOf(option, at).join(' '))) || label, label, text: option.text }
  })
  return { verb: isFew ? '' : capital(inWords(verb)), ways }
}

/** All ways to answer: one group without a name if they are few, else a group for each verb; what is chosen goes on. */
export function waysToAnswer(options: readonly Option[], at: Asked, chosen?: Chosen): Ways[] {
  const begun = chosen ? options.filter((option) => begins(option, chosen)) : []
  if (chosen && begun.length) return [{ verb: capital(inWords(chosen.verb)), ways: nextParts(begun, at, chosen) }]
  const isFew = options.length <= FEW
  const verbs = [...new Set(options.map(({ verb }) => verb))]
  const groups = verbs.map((verb) =>
    waysOf(
      verb,
      options.filter((option) => option.verb === verb),
      at,
      isFew,
    ),
  )
  return isFew ? [{ verb: '', ways: groups.flatMap(({ ways }) => ways) }] : groups
}
