import type { Game } from '../game'
import type { Seats } from './seat'

const SEATS: Readonly<Record<Game, () => Promise<Seats>>> = {
  cluedo: () => import('./cluedo/seats'),
  super_cluedo: () => import('./super_cluedo/seats'),
  cluedo_2008: () => import('./cluedo_2008/seats'),
  huis_clos: () => import('./huis_clos/seats'),
  hantise: () => import('./hantise/seats'),
}
/** Who can be played in a game. */
export const seatsOf = (game: Game): Promise<Seats> => SEATS[game]()
