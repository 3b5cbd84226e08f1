import { MANSION_GAMES, wireName, type MansionGame } from '../game'
import type { Edition } from '../games/mansion/table/edition'
import { tellOf, type Tales, type Told } from '../games/mansion/table/story'
import { Words } from '../games/mansion/table/words'

type Entry = { event: string }

/** One of the three houses as a puzzle tells of it: its people and cards, and a sentence for each event. */
export interface House {
  readonly game: MansionGame
  readonly edition: Edition
  tell(entry: Entry, words: Words): Told | undefined
}

const tellBy =
  <E extends Entry>(tales: Tales<E>) =>
  (entry: Entry, words: Words) =>
    tellOf(tales, entry as E, words)

const HOUSES: Readonly<Record<MansionGame, () => Promise<Omit<House, 'game'>>>> = {
  async cluedo() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/cluedo/edition'),
      import('../games/cluedo/story'),
    ])
    return { edition, tell: tellBy(TALES) }
  },
  async super_cluedo() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/super_cluedo/edition'),
      import('../games/super_cluedo/story'),
    ])
    return { edition, tell: tellBy(TALES) }
  },
  async cluedo_2008() {
    const [{ edition }, { TALES }] = await Promise.all([
      import('../games/cluedo_2008/edition'),
      import('../games/cluedo_2008/story'),
    ])
    return { edition, tell: tellBy(TALES) }
  },
}

/** The game of a puzzle, by its name on the wire. */
export const puzzleGame = (wire: string): MansionGame =>
  MANSION_GAMES.find((game) => wireName(game) === wire) ?? 'cluedo'

export const houseOf = async (game: MansionGame): Promise<House> => ({ game, ...(await HOUSES[game]()) })
