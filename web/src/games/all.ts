import { isDrawn, type AnyGame, type Game } from '../game'
import { askOffers } from '../house'
import type { Seats } from './seat'

const SEATS: Readonly<Record<Game, () => Promise<Seats>>> = {
  cluedo: () => import('./cluedo/seats'),
  super_cluedo: () => import('./super_cluedo/seats'),
  cluedo_2008: () => import('./cluedo_2008/seats'),
  huis_clos: () => import('./huis_clos/seats'),
  hantise: () => import('./hantise/seats'),
}
/** Who can be played in a game. */
export async function seatsOf(game: AnyGame): Promise<Seats> {
  if (isDrawn(game)) return SEATS[game]()
  const [{ undrawnSeats }] = await Promise.all([import('./undrawn/seats'), askOffers()])
  return undrawnSeats(game)
}
