import { MANSION_GAMES, wireName, type Game, type MansionGame } from '../game'
import type { Edition } from '../games/mansion/table/edition'
import { tellOf, type Tales } from '../games/mansion/table/story'
import type { PuzzleNews } from '../protocol/protocol'
import type { House } from './mansion_mystery'
import type { Mystery } from './mystery'

/** The games that puzzles are made of. */
export const PUZZLE_GAMES = [...MANSION_GAMES, 'huis_clos', 'hantise'] as const satisfies readonly Game[]
export type PuzzleGame = (typeof PUZZLE_GAMES)[number]

type Entry = { event: string }

const houseOf = <E extends Entry>(edition: Edition, tales: Tales<E>): House => ({
  edition,
  tell: (entry, words) => tellOf(tales, entry as E, words),
})

const HOUSES: Readonly<Record<MansionGame, () => Promise<House>>> = {
  async cluedo() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/cluedo/edition'),
      import('../games/cluedo/story'),
    ])
    return houseOf(edition, TALES)
  },
  async super_cluedo() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/super_cluedo/edition'),
      import('../games/super_cluedo/story'),
    ])
    return houseOf(edition, TALES)
  },
  async cluedo_2008() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/cluedo_2008/edition'),
      import('../games/cluedo_2008/story'),
    ])
    return houseOf(edition, TALES)
  },
}

/** The game of a puzzle, by its name on the wire. */
export const puzzleGame = (wire: string): PuzzleGame =>
  PUZZLE_GAMES.find((game) => wireName(game) === wire) ?? PUZZLE_GAMES[0]

export async function mysteryOf(news: PuzzleNews): Promise<Mystery> {
  const game = puzzleGame(news.game)
  if (game === 'huis_clos') {
    const { CulpritMystery } = await import('./culprit_mystery')
    return new CulpritMystery(news, game)
  }
  if (game === 'hantise') {
    const { WinningMystery } = await import('./winning_mystery')
    return new WinningMystery(news, game)
  }
  const [{ MansionMystery }, house] = await Promise.all([import('./mansion_mystery'), HOUSES[game]()])
  return new MansionMystery(news, game, house)
}
