import { capital, inWords } from '../../texts/in_words'
import type { Shape } from '../../protocol/protocol'
import { t } from '../../texts/texts.svelte'
import { isSeat, whoAt, type Around } from './situation'

/** A value to be read: a few words, or fields that have values in turn. */
export type Shown = string | readonly Field[]
export interface Field {
  readonly name: string
  readonly value: Shown
}

const NOTHING = '–'
const PLAIN: Shape = { kind: 'plain' }
/** Which fields are about seats, as the game declares it. */
export type Shaped = Readonly<Record<string, Shape>>

/** Anything that the house may tell, in words. */
export function shown(value: unknown, shape: Shape, at: Around): Shown {
  if (value === null || value === undefined || value === '') return NOTHING
  if (shape.kind === 'seat') return isSeat(at, value) ? whoAt(at, value) : NOTHING
  if (typeof value === 'boolean') return t(value ? 'undrawn.yes' : 'undrawn.no')
  if (Array.isArray(value)) return shownList(value, shape, at)
  if (typeof value === 'object') return fieldsOf(value, at, shape.fields)
  return typeof value === 'string' ? inWords(value) : String(value)
}

/** By seat, or one after the other; what has parts of its own stands under its number. */
function shownList(values: readonly unknown[], { kind, inner = [] }: Shape, at: Around): Shown {
  if (!values.length) return NOTHING
  const shapeOf = (i: number): Shape =>
    kind === 'seats' ? { kind: 'seat' } : ((kind === 'parts' ? inner[i] : inner[0]) ?? PLAIN)
  const each = values.map((value, i) => shown(value, shapeOf(i), at))
  if (kind === 'by-seat') return each.map((value, seat) => ({ name: whoAt(at, seat), value }))
  return each.every((value) => typeof value === 'string')
    ? each.join(', ')
    : each.map((value, i) => ({ name: `${i + 1}`, value }))
}

export const fieldsOf = (values: object, at: Around, shapes: Shaped = {}): Field[] =>
  Object.entries(values).map(([name, value]) => ({
    name: capital(inWords(name)),
    value: shown(value, shapes[name] ?? PLAIN, at),
  }))

/** What a picture has to tell. */
export const told = (picture: object, at: Around, shapes: Shaped = {}): Field[] =>
  fieldsOf(picture, at, shapes).filter(({ value }) => value !== NOTHING)

/** The same in one line. */
export const inLine = (value: Shown): string =>
  typeof value === 'string'
    ? value
    : value.map((field) => t('undrawn.field', { name: field.name, value: inLine(field.value) })).join(', ')
