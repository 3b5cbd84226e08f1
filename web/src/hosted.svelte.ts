import { gameOf, isDrawn, wireName, type AnyGame, type Undrawn } from './game'
import type { GameInfo } from './protocol/protocol'
import { capital, inWords } from './texts/in_words'
import { language, t } from './texts/texts.svelte'

let offered = $state.raw<ReadonlyMap<AnyGame, GameInfo>>(new Map())

/** Remembers what the house said of its games. */
export function hear(infos: readonly GameInfo[]): void {
  offered = new Map([...offered, ...infos.map((info) => [gameOf(info.name), info] as const)])
}

/** What the house said of a game, once it was asked and if it hosts it. */
export const offerOf = (game: AnyGame): GameInfo | undefined => offered.get(game)

/** Those of the house that nobody has drawn yet. */
export const undrawnGames = (): Undrawn[] => [...offered.keys()].filter((game): game is Undrawn => !isDrawn(game))

/** What a game is called in the language of the page. */
export const titleOf = (game: AnyGame): string =>
  isDrawn(game) ? t(`game.${game}.name`) : (offerOf(game)?.title[language()] ?? capital(inWords(wireName(game))))
