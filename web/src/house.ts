import { gameOf, wireName, type Game } from './game'
import { api } from './protocol/api'
import type { GameInfo, Settings as TableSettings, Sit, TableNews } from './protocol/protocol'
import { openTable, sitDown, startTable } from './protocol/sealing'
import { go } from './route.svelte'
import { settings } from './settings.svelte'

let games: Promise<ReadonlyMap<Game, GameInfo>> | undefined

/** What the house offers, asked once. */
async function offers(): Promise<ReadonlyMap<Game, GameInfo>> {
  games ??= api.games().then((all) => new Map(all.map((info) => [gameOf(info.name), info])))
  try {
    return await games
  } catch (problem) {
    games = undefined
    throw problem
  }
}

export async function infoOf(game: Game): Promise<GameInfo> {
  const info = (await offers()).get(game)
  if (!info) throw new Error(`the house does not offer ${game}`)
  return info
}

/** The bots one may choose; those that play at random are for measurements. */
export const levelsOf = (info: GameInfo): readonly string[] => info.bots.filter((level) => level !== 'random')

/** The one last chosen; else neither the weakest nor the strongest, if there are so many. */
export function usualLevel(info: GameInfo): string {
  const levels = levelsOf(info)
  if (levels.includes(settings.level)) return settings.level
  return levels[Math.floor(levels.length / 2)] ?? info.bots[0] ?? ''
}

/** Three bots, or as many as there are chairs for, and never fewer than it takes. */
export const usualBots = (info: GameInfo): number => Math.min(Math.max(info.least, 4), info.most) - 1

/** Where one sits by oneself: on the chair one had last. */
const ownChair = (game: Game, info: GameInfo): Partial<Sit> => ({
  character: settings.character[game] ?? info.characters[0] ?? null,
  name: settings.name,
})

export const enter = (table: TableNews): void => go({ screen: 'table', code: table.code })

/** One press, and the cards are dealt. */
export async function playNow(game: Game, wishes: Partial<TableSettings> = {}, level?: string): Promise<TableNews> {
  const info = await infoOf(game)
  const bots = Array.from({ length: usualBots(info) }, () => ({ level: level ?? usualLevel(info) }))
  const table = await openTable({ game: wireName(game), sit: ownChair(game, info), bots, settings: { pace: settings.pace, ...wishes } })
  return startTable(table.code)
}

/** A table to which others are invited, or around which one screen is passed. */
export async function setTable(game: Game): Promise<TableNews> {
  const info = await infoOf(game)
  return openTable({ game: wireName(game), sit: ownChair(game, info), settings: { pace: settings.pace } })
}

/** The code in what somebody typed or pasted: a word, or a whole link. */
export const codeIn = (typed: string): string => typed.trim().replace(/[?#].*$/, '').split('/').filter(Boolean).at(-1) ?? ''

/** Two chairs at this screen to begin with; more can be added while the table is set. */
export async function setScreen(game: Game): Promise<TableNews> {
  const table = await setTable(game)
  return sitDown(table.code, { name: '' })
}
