import type { Game } from '../game'

type Range = readonly [least: number, most: number]

/** What the plaques say: fewest and most players, and about how many minutes. */
export const PLAYERS: Readonly<Record<Game, Range>> = {
  cluedo: [3, 6],
  super_cluedo: [3, 10],
  cluedo_2008: [2, 6],
  huis_clos: [4, 8],
  hantise: [2, 2],
}
export const LENGTHS: Readonly<Record<Game, number>> = {
  cluedo: 45,
  super_cluedo: 60,
  cluedo_2008: 45,
  huis_clos: 30,
  hantise: 30,
}

export const playerRange = ([least, most]: Range): string => (least === most ? `${least}` : `${least}–${most}`)
