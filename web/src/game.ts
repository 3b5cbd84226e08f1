import { DRAWN, type Game } from './games/registry'

export type { Game }
export const GAMES = Object.keys(DRAWN) as readonly Game[]

/** The three played on a board, with suspects, weapons and rooms. */
export const MANSION_GAMES = ['cluedo', 'super_cluedo', 'cluedo_2008'] as const
export type MansionGame = (typeof MANSION_GAMES)[number]
export const isMansion = (game: AnyGame): game is MansionGame => (MANSION_GAMES as readonly AnyGame[]).includes(game)

/** A game that the house hosts and nobody has drawn yet, by its name on the wire. */
const UNDRAWN = 'undrawn:'
export type Undrawn = `${typeof UNDRAWN}${string}`
export type AnyGame = Game | Undrawn

export const isDrawn = (game: AnyGame): game is Game => !game.startsWith(UNDRAWN)

/** On the wire names have dashes. */
export const wireName = (game: AnyGame): string =>
  isDrawn(game) ? game.replaceAll('_', '-') : game.slice(UNDRAWN.length)
export const gameOf = (wire: string): AnyGame => GAMES.find((each) => wireName(each) === wire) ?? `${UNDRAWN}${wire}`
