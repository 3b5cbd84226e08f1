import { isDrawn, type AnyGame, type Game } from '../game'
import type { GameTable } from './situation'

const TABLES: Readonly<Record<Game, () => Promise<{ TABLE: unknown }>>> = {
  cluedo: () => import('../games/cluedo/table'),
  super_cluedo: () => import('../games/super_cluedo/table'),
  cluedo_2008: () => import('../games/cluedo_2008/table'),
  huis_clos: () => import('../games/huis_clos/table'),
  hantise: () => import('../games/hantise/table'),
}

/** What a game brings to the table, fetched when it is played; it is only ever given its own pictures and entries. */
export async function tableOf(game: AnyGame): Promise<GameTable> {
  const { TABLE } = await (isDrawn(game) ? TABLES[game]() : import('../games/undrawn/table'))
  return TABLE as GameTable
}
