import { hang } from '../art/hang'
import type { Look } from '../art/look'
import { CAST } from '../art/super_cluedo/cast'
import { MANSION_GAMES } from '../game'
import { person } from '../games/mansion/mansion'
import type { OwnCards } from '../protocol/protocol'
import type { PersonName, RoomName } from '../texts/names'
import { cardName, cardPicture, openSet, type CardSet } from './sets'

/** A set of cards that no box has, by its name. */
export interface OwnSet {
  readonly name: string
  readonly cards: OwnCards
}
export const CARD_KINDS = ['suspects', 'weapons', 'rooms'] as const
export type CardKind = (typeof CARD_KINDS)[number]
/** As many as a set has of each kind: everybody at the table plays a suspect. */
export const FEWEST: Readonly<Record<CardKind, number>> = { suspects: 3, weapons: 2, rooms: 2 }
export const MOST = 20
const MOST_PLAYERS = 10
const LOOKS: readonly Look[] = Object.values(CAST)

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One name a line, none twice, and no comma, by which a file tells them apart. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) =>
        line
          .replace(/[,\s]+/g, ' ')
          .trim()
          .slice(0, 40),
      )
      .filter(Boolean),
  ),
]

/** What is still wrong with a set. */
export function missingIn({ name, cards }: OwnSet): 'name' | CardKind | 'twice' | undefined {
  if (!name.trim()) return 'name'
  const wrong = CARD_KINDS.find((kind) => cards[kind].length < FEWEST[kind] || cards[kind].length > MOST)
  if (wrong) return wrong
  const all = CARD_KINDS.flatMap((kind) => cards[kind].map(plain))
  return new Set(all).size < all.length || all.includes('') ? 'twice' : undefined
}

/** Two letters that stand for a name. */
function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .trim()
    .split(/\s+/)
  const two = words.length > 1 ? `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}` : (words[0] ?? '').slice(0, 2)
  return two.charAt(0).toUpperCase() + two.slice(1)
}

/** A card with letters on it, for what nobody has drawn. */
function lettered(name: string): string {
  const letters = initials(name)
  const id = `own-${[...letters].map((letter) => letter.codePointAt(0)).join('-')}`
  const body = `<path d="M20 6H76V90H20Z" fill="#fdf7e8" stroke="#1c1226" stroke-width="3"/><path d="M26 12H70V84H26Z" fill="none" stroke="#b69254" stroke-width="2"/><text x="48" y="60" font-size="34" font-weight="700" text-anchor="middle" fill="#4a0f22">${letters}</text>`
  hang({ drawings: [{ id, box: '0 0 96 96', body }] })
  return id
}

const personName = (name: string): PersonName => ({
  title: '',
  name,
  full: name,
  the: name,
  gender: 'm',
  letter: initials(name),
})
const thingName = (name: string): RoomName => ({ name, the: name, in: name })
const byName = <T>(all: readonly string[], make: (name: string, at: number) => T): Record<string, T> =>
  Object.fromEntries(all.map((name, at) => [name, make(name, at)]))

/** With the drawings of cards that some box calls the same. */
export async function openOwn({ name, cards }: OwnSet): Promise<CardSet> {
  const boxes = await Promise.all(MANSION_GAMES.map(openSet))
  const { suspects, weapons, rooms } = cards
  const find = (kind: CardKind, card: string): [CardSet, string] | undefined => {
    for (const box of boxes) {
      const found = box.house[kind].find((id) => [id, cardName(box, id)].some((known) => plain(known) === plain(card)))
      if (found) return [box, found]
    }
    return undefined
  }
  const picture =
    (kind: CardKind) =>
    (card: string): string => {
      const found = find(kind, card)
      return found ? cardPicture(...found) : lettered(card)
    }
  const known = suspects
    .map((each) => find('suspects', each))
    .map((found) => found && person(found[0].house.mansion, found[1]).look)
  const free = LOOKS.filter(({ shape }) => !known.some((look) => look?.shape === shape))
  const look = (_: string, at: number): Look =>
    known[at] ?? free[at % free.length] ?? (LOOKS[at % LOOKS.length] as Look)
  const [box] = boxes as [CardSet]
  const house = {
    ...box.house,
    suspects,
    weapons,
    rooms,
    mansion: {
      ...box.house.mansion,
      cast: byName(suspects, look),
      emblems: { ...byName(weapons, picture('weapons')), ...byName(rooms, picture('rooms')) },
      called: {
        suspects: byName(suspects, personName),
        weapons: byName(weapons, thingName),
        rooms: byName(rooms, thingName),
      },
    },
  }
  return {
    game: box.game,
    own: { name, cards },
    least: 2,
    most: Math.min(MOST_PLAYERS, suspects.length),
    every: cards.every,
    hasPool: cards.pool,
    hasSilence: false,
    kinds: ['question', 'spy', ...(cards.pool ? (['pool'] as const) : []), 'accusation', 'envelope', 'all'],
    house,
  }
}
