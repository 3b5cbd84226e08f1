/** The five games, by the name that finds them everywhere: `games/<game>`, `art/<game>`, `texts/fr/<game>`. */
export const GAMES = ['cluedo', 'super_cluedo', 'cluedo_2008', 'huis_clos', 'hantise'] as const
export type Game = (typeof GAMES)[number]

/** The three played on a board, with suspects, weapons and rooms. */
export const MANSION_GAMES = ['cluedo', 'super_cluedo', 'cluedo_2008'] as const
export type MansionGame = (typeof MANSION_GAMES)[number]

/** On the wire names have dashes. */
export const wireName = (game: Game): string => game.replaceAll('_', '-')
export const gameOf = (wire: string): Game => {
  const game = GAMES.find((each) => wireName(each) === wire)
  if (!game) throw new Error(`there is no game ${wire}`)
  return game
}
