import { gameOf } from '../../game'
import { offerOf } from '../../hosted.svelte'
import type { Person } from '../../kit/person'
import type { Shapes } from '../../protocol/protocol'
import { isYou, type Situation } from '../../table/situation'
import { t } from '../../texts/texts.svelte'
import { undrawnSeats } from './seats'

/** Of a game that nobody has drawn no more is known than the names of things. */
export type PlainPicture = Readonly<Record<string, unknown>>
export type PlainEntry = Readonly<Record<string, unknown>> & { readonly event: string }
export type At = Situation<PlainPicture, PlainEntry>

/** The cards that a picture calls the hand: they lie as a hand, and not on the table. */
export function handOf({ hand }: { readonly hand?: unknown }): readonly string[] {
  return Array.isArray(hand) && hand.every((card) => typeof card === 'string') ? hand : []
}

/** Who is at the table, and whose eyes these are. */
export type Around = Pick<At, 'names' | 'seat' | 'whose'>

export const isSeat = (at: Around, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < at.names.length

/** What the game declares of its values. */
export const shapesOf = ({ table }: Pick<At, 'table'>): Shapes | undefined => offerOf(gameOf(table.game))?.shapes

export const whoAt = (at: Around, seat: number): string => (isYou(at, seat) ? t('chair.you') : (at.names[seat] ?? ''))

export function personAt(at: At, seat: number): Person | undefined {
  const character = at.table.chairs[seat]?.character
  return character === undefined ? undefined : undrawnSeats(gameOf(at.table.game)).seat(character).person
}
