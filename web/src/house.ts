import { gameOf, wireName, type AnyGame } from './game'
import { hear, offerOf } from './hosted.svelte'
import { api } from './protocol/api'
import { inTurn } from './protocol/in_turn'
import type { ChairNews, GameInfo, Pace, Settings as TableSettings, Sit, TableNews } from './protocol/protocol'
import { openTable, sitDown, startTable } from './protocol/sealing'
import { go, route } from './route.svelte'
import { settings } from './settings.svelte'

let asking: Promise<void> | undefined

/** Asks the house what it offers, once. */
export async function askOffers(): Promise<void> {
  asking ??= api.games().then(hear)
  try {
    await asking
  } catch (problem) {
    asking = undefined
    throw problem
  }
}

export async function infoOf(game: AnyGame): Promise<GameInfo> {
  if (asking) await askOffers()
  else if (!offerOf(game)) hear(await api.games(wireName(game)))
  const info = offerOf(game)
  if (!info) throw new Error(`the house does not offer ${game}`)
  return info
}

/** The bots one may choose; those that play at random are for measurements, and for games that have no others. */
export function levelsOf({ bots }: GameInfo): readonly string[] {
  const thinking = bots.filter((level) => level !== 'random')
  return thinking.length ? thinking : bots
}

/** The one last chosen; else neither the weakest nor the strongest, if there are so many. */
export function usualLevel(info: GameInfo): string {
  const levels = levelsOf(info)
  if (levels.includes(settings.level)) return settings.level
  return levels[Math.floor(levels.length / 2)] ?? ''
}

/** How many bots one may play against. */
export const botCounts = ({ least, most }: GameInfo): number[] =>
  Array.from({ length: most - Math.max(least, 2) + 1 }, (_, i) => Math.max(least, 2) - 1 + i)

/** As many as last time; at first three, or as many as there are chairs for, and never fewer than it takes. */
export function usualBots(game: AnyGame, info: GameInfo): number {
  const counts = botCounts(info)
  const wanted = settings.bots[game] ?? 3
  return Math.min(Math.max(wanted, counts[0] ?? 1), counts.at(-1) ?? 1)
}

/** Who is played at a table of one's own: as last time. */
export const usualCharacter = (game: AnyGame, info: GameInfo): string | undefined => {
  const last = settings.character[game]
  return last && info.characters.includes(last) ? last : info.characters[0]
}

/** Where one sits by oneself: on the chair one had last. */
const ownChair = (game: AnyGame, info: GameInfo): Partial<Sit> => ({
  character: usualCharacter(game, info) ?? null,
  name: settings.name,
})

/** The chair that one has for oneself; others of this browser are for people beside. */
export function chairOf({ game, chairs }: TableNews): ChairNews | undefined {
  const mine = chairs.filter(({ yours }) => yours)
  return mine.find(({ character }) => character === settings.character[gameOf(game)]) ?? mine[0]
}

/** What one is called from now on, at the table where one sits too. */
export function rename(name: string): Promise<void> {
  settings.name = name
  const here = route()
  return inTurn(async () => {
    await api.rename(name)
    if (here.screen !== 'table') return
    const table = await api.table(here.code)
    const chair = chairOf(table)
    if (chair && table.phase !== 'over') await api.sit(table.code, { character: chair.character, name })
  })
}

/** How quickly bots play from now on: at tables opened here, and at the one where one is the host. */
export function changePace(pace: Pace): Promise<void> {
  settings.pace = pace
  const here = route()
  return inTurn(async () => {
    if (here.screen !== 'table') return
    const table = await api.table(here.code)
    if (table.host && table.phase !== 'over') await api.change(table.code, { settings: { ...table.settings, pace } })
  })
}

export const enter = (table: TableNews): void => go({ screen: 'table', code: table.code })

/** One press, and the cards are dealt. */
export async function playNow(game: AnyGame, wishes: Partial<TableSettings> = {}, level?: string): Promise<TableNews> {
  const info = await infoOf(game)
  const bots = Array.from({ length: usualBots(game, info) }, () => ({ level: level ?? usualLevel(info) }))
  const table = await openTable({
    game: wireName(game),
    sit: ownChair(game, info),
    bots,
    settings: { pace: settings.pace, ...wishes },
  })
  return startTable(table.code)
}

/** A table to which others are invited, or around which one screen is passed. */
export async function setTable(game: AnyGame): Promise<TableNews> {
  const info = await infoOf(game)
  return openTable({ game: wireName(game), sit: ownChair(game, info), settings: { pace: settings.pace } })
}

/** The code in what somebody typed or pasted: a word, or a whole link. */
export const codeIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? ''

/** Two chairs at this screen to begin with; more can be added while the table is set. */
export async function setScreen(game: AnyGame): Promise<TableNews> {
  const table = await setTable(game)
  return sitDown(table.code, { name: '' })
}
