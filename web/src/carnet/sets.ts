import { hangGame } from '../art/hang'
import { MANSION_GAMES, wireName, type MansionGame } from '../game'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../games/mansion/mansion'
import type { Edition } from '../games/mansion/table/edition'
import type { Carnet, Sheet } from '../protocol/protocol'
import { t } from '../texts/texts.svelte'
import type { OwnSet } from './own'

/** What can be noted of a game besides questions. */
const KINDS = ['question', 'accusation', 'all', 'spy', 'power', 'pool', 'murdered', 'envelope'] as const
export type Kind = (typeof KINDS)[number]

/** One of the boxes of cards, as its carnet needs it. */
export interface CardSet {
  /** Whose colours it has. */
  readonly game: MansionGame
  /** Cards that no box has. */
  readonly own?: OwnSet
  readonly least: number
  readonly most: number
  /** Every witness answers, or the first who can. */
  readonly every: boolean
  /** What an even deal leaves lies in the Pool. */
  readonly hasPool: boolean
  /** A Butler card lets one keep silent. */
  readonly hasSilence: boolean
  readonly kinds: readonly Kind[]
  readonly house: Edition
}
type Rules = Omit<CardSet, 'game' | 'own' | 'house'> & {
  readonly cards: number
  readonly open: () => Promise<{ edition: Edition }>
}

const RULES: Readonly<Record<MansionGame, Rules>> = {
  cluedo: {
    least: 3,
    most: 6,
    cards: 22,
    every: false,
    hasPool: false,
    hasSilence: false,
    kinds: ['question', 'accusation', 'envelope', 'all'],
    open: () => import('../games/cluedo/edition'),
  },
  super_cluedo: {
    least: 3,
    most: 10,
    cards: 30,
    every: true,
    hasPool: false,
    hasSilence: false,
    kinds: ['question', 'spy', 'accusation', 'envelope', 'all'],
    open: () => import('../games/super_cluedo/edition'),
  },
  cluedo_2008: {
    least: 2,
    most: 6,
    cards: 24,
    every: false,
    hasPool: true,
    hasSilence: true,
    kinds: ['question', 'pool', 'power', 'murdered', 'accusation', 'envelope', 'all'],
    open: () => import('../games/cluedo_2008/edition'),
  },
}

export const cardsIn = (game: MansionGame): number => RULES[game].cards

/** By the name on the wire, if it is one that is drawn. */
export const gameOfCarnet = (edition: string): MansionGame | undefined =>
  MANSION_GAMES.find((game) => wireName(game) === edition)

/** With its drawings in the page. */
export async function openSet(game: MansionGame): Promise<CardSet> {
  const { open, ...rules } = RULES[game]
  const [{ edition }] = await Promise.all([open(), hangGame(game)])
  return { game, house: edition, ...rules }
}

/** The set that a carnet is about; none where nobody has drawn it. */
export async function setOf({ edition, own }: Carnet): Promise<CardSet | undefined> {
  if (own) return (await import('./own')).openOwn({ name: edition, cards: own })
  const game = gameOfCarnet(edition)
  return game && openSet(game)
}

/** What a carnet is about, in a word or two. */
export function titleOf({ edition, own }: Carnet): string {
  const game = own ? undefined : gameOfCarnet(edition)
  return game ? t(`game.${game}.name`) : edition
}

export const allCards = ({ house: { suspects, weapons, rooms } }: CardSet): readonly string[] => [
  ...suspects,
  ...weapons,
  ...rooms,
]

/** The three kinds of card, in the order in which they are named. */
export const kindsOf = ({ house: { suspects, weapons, rooms } }: CardSet): readonly (readonly string[])[] => [
  suspects,
  weapons,
  rooms,
]

export function cardName({ house: { mansion, suspects, weapons } }: CardSet, id: string): string {
  if (suspects.includes(id)) return suspectName(mansion, id).name
  const { name, short = name } = weapons.includes(id) ? weaponName(mansion, id) : roomName(mansion, id)
  return short
}

export function cardPicture({ house: { mansion, suspects, weapons } }: CardSet, id: string): string {
  if (suspects.includes(id)) return person(mansion, id).look.bust
  return weapons.includes(id) ? weaponPicture(id, mansion) : roomPicture(mansion, id)
}

/** By seat: dealt one by one from the dealer's left; with a Pool all hands are even. */
export function handSizes({ house, hasPool }: CardSet, players: number, dealer: number): number[] {
  const dealt = house.suspects.length + house.weapons.length + house.rooms.length - 3
  const extra = hasPool ? 0 : dealt % players
  return Array.from({ length: players }, (_, seat) => {
    const turn = (seat - dealer - 1 + players) % players
    return Math.floor(dealt / players) + (turn < extra ? 1 : 0)
  })
}

export const poolSize = ({ house, hasPool }: CardSet, players: number): number =>
  hasPool ? (house.suspects.length + house.weapons.length + house.rooms.length - 3) % players : 0

/** The cards that are certainly in the envelope. */
export const inEnvelope = (sheet: Sheet | undefined): string[] =>
  (sheet?.marks ?? []).flatMap(({ card, place, mark }) =>
    place === 'envelope' && (mark === 'yes' || mark === 'shown') ? [card] : [],
  )
