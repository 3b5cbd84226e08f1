/** The five that are drawn, by the name that finds them everywhere: `games/<game>`, `art/<game>`, `texts/fr/<game>`. */
export const GAMES = ['cluedo', 'super_cluedo', 'cluedo_2008', 'huis_clos', 'hantise'] as const
export type Game = (typeof GAMES)[number]

/** The three played on a board, with suspects, weapons and rooms. */
export const MANSION_GAMES = ['cluedo', 'super_cluedo', 'cluedo_2008'] as const
export type MansionGame = (typeof MANSION_GAMES)[number]

/** A game that the house hosts and nobody has drawn yet, by its name on the wire. */
const UNDRAWN = 'undrawn:'
export type Undrawn = `${typeof UNDRAWN}${string}`
export type AnyGame = Game | Undrawn

export const isDrawn = (game: AnyGame): game is Game => !game.startsWith(UNDRAWN)

/** On the wire names have dashes. */
export const wireName = (game: AnyGame): string =>
  isDrawn(game) ? game.replaceAll('_', '-') : game.slice(UNDRAWN.length)
export const gameOf = (wire: string): AnyGame => GAMES.find((each) => wireName(each) === wire) ?? `${UNDRAWN}${wire}`
