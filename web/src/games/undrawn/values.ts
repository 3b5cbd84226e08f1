import { capital, inWords } from '../../texts/in_words'
import { t } from '../../texts/texts.svelte'
import { isSeat, whoAt, type Around } from './situation'

/** A value to be read: a few words, or fields that have values in turn. */
export type Shown = string | readonly Field[]
export interface Field {
  readonly name: string
  readonly value: Shown
}

const NOTHING = '–'
/** Fields that name somebody at the table wherever a game has them. */
const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'player',
  'asked',
  'winner',
  'loser',
  'victim',
  'target',
  'owner',
  'giver',
  'opener',
])

/** Lists that belong to nobody else, or to nobody, however many there are in them. */
const NEVER_BY_SEAT: ReadonlySet<string> = new Set(['hand', 'held', 'cards', 'deck', 'pile', 'discard', 'pool', 'dice'])

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Anything that the house may tell, in words; `name` is the field it stands in. */
export function shown(value: unknown, name: string, at: Around): Shown {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'undrawn.yes' : 'undrawn.no')
  if (Array.isArray(value)) return shownList(value, name, at)
  if (typeof value === 'object') return fieldsOf(value, at)
  if (SEATS.has(name) && isSeat(at, value)) return whoAt(at, value)
  return typeof value === 'string' ? inWords(value) : String(value)
}

/** A field's list as long as there are players is by seat; else what stands in it, one after the other. */
function shownList(values: readonly unknown[], name: string, at: Around): Shown {
  if (!values.length) return NOTHING
  if (name && !NEVER_BY_SEAT.has(name) && values.length === at.names.length && values.length > 1)
    return values.map((value, seat) => ({ name: whoAt(at, seat), value: shown(value, '', at) }))
  if (values.every(isScalar)) return values.map((value) => inLine(shown(value, name.replace(/s$/, ''), at))).join(', ')
  return values.map((value, i) => ({ name: `${i + 1}`, value: shown(value, '', at) }))
}

export const fieldsOf = (values: object, at: Around): Field[] =>
  Object.entries(values).map(([name, value]) => ({ name: capital(inWords(name)), value: shown(value, name, at) }))

/** The same in one line. */
export const inLine = (value: Shown): string =>
  typeof value === 'string'
    ? value
    : value.map((field) => t('undrawn.field', { name: field.name, value: inLine(field.value) })).join(', ')
