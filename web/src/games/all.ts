import { isDrawn, type AnyGame } from '../game'
import { askOffers } from '../house'
import type { GameTable } from '../table/situation'
import type { FaceOf } from './drawn'
import { DRAWN } from './registry'
import type { Seats } from './seat'

/** Who can be played in a game. */
export async function seatsOf(game: AnyGame): Promise<Seats> {
  if (isDrawn(game)) return DRAWN[game].seats()
  const [{ undrawnSeats }] = await Promise.all([import('./undrawn/seats'), askOffers()])
  return undrawnSeats(game)
}

/** What a game brings to the table, fetched when it is played; it is only ever given its own pictures and entries. */
export async function tableOf(game: AnyGame): Promise<GameTable> {
  const { TABLE } = await (isDrawn(game) ? DRAWN[game].table() : import('./undrawn/table'))
  return TABLE as GameTable
}

export const facesOf = async (game: AnyGame): Promise<FaceOf> =>
  isDrawn(game) ? DRAWN[game].faces() : (await import('./undrawn/cards')).cardFace
