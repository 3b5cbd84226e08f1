import type { Pictured } from '../kit/PictureChoice.svelte'
import type { Person } from '../kit/person'
import type { SheetColumn, SheetGroup } from '../kit/sheet/sheet'
import { cardFace } from '../games/mansion/cards'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../games/mansion/mansion'
import type { Drawn } from '../games/mansion/table/edition'
import { groupsOf } from '../games/mansion/table/sheet'
import { Words } from '../games/mansion/table/words'
import type { PuzzleNews } from '../protocol/protocol'
import type { Part } from '../texts/message'
import { t } from '../texts/texts.svelte'
import type { House } from './houses'
import { Sentences } from './sentences'

/** A line of the story: who acts, which cards it names, and what is told. */
export interface StoryLine {
  readonly number: number
  readonly who?: Person
  readonly cards: readonly string[]
  readonly says: readonly Part[]
}

/** What is to be chosen for an answer: one place to fill, and what fits there. */
export interface Slot {
  readonly id: string
  readonly label: string
  readonly missing: string
  readonly options: readonly Pictured[]
}

export const ENVELOPE = 'envelope'
const NAMED = ['suspect', 'weapon', 'room', 'card'] as const
type Told = Readonly<Partial<Record<(typeof NAMED)[number] | 'cards', unknown>>>

/** A puzzle as the page shows it: words, pictures and columns in the language of the page. */
export class Mystery {
  readonly words: Words
  readonly sentences: Sentences

  constructor(
    readonly news: PuzzleNews,
    readonly house: House,
  ) {
    // Of a table's picture words need nothing but who sits where.
    const picture = { suspects: news.characters } as unknown as Drawn
    this.words = new Words(house.edition, { seat: news.seat, names: [], picture })
    this.sentences = new Sentences(news, this.words)
  }

  get lines(): StoryLine[] {
    return this.news.story.map(({ events }, number) => (number ? this.#line(number, events) : this.#deal()))
  }

  get columns(): SheetColumn[] {
    const { seat, sizes, piles } = this.news
    const seats = sizes.map((_, i) => (i + seat) % sizes.length)
    return [
      ...seats.map((each) => ({
        id: String(each),
        label: this.words.isYou(each)
          ? t('chair.you')
          : suspectName(this.house.edition.mansion, this.news.characters[each] ?? '').name,
        head: this.words.person(each),
        mine: this.words.isYou(each),
        size: sizes[each] ?? 0,
      })),
      ...(piles.pool ? [{ id: 'pool', label: t('sheet.pool'), head: 'pool' as const, size: piles.pool }] : []),
      { id: ENVELOPE, label: t('sheet.envelope'), head: 'envelope', envelope: true, size: piles[ENVELOPE] ?? 0 },
    ]
  }

  get groups(): SheetGroup[] {
    return groupsOf(this.house.edition)
  }

  /** What there is to choose, in the order in which it is said. */
  get slots(): Slot[] {
    const { kind, cards } = this.news.ask
    const { suspects, weapons, rooms } = this.house.edition
    if (kind === 'holder') {
      const options = [...this.#others(), ...this.#piles()]
      return [{ id: 'place', label: t('enigme.holder'), missing: t('enigme.missing.place'), options }]
    }
    if (kind === 'shown') {
      const options = cards.map((card) => this.pictured(card))
      return [{ id: 'card', label: t('enigme.which'), missing: t('enigme.missing.card'), options }]
    }
    return [
      {
        id: 'who',
        label: t('enigme.who'),
        missing: t('enigme.missing.0'),
        options: suspects.map((id) => this.pictured(id)),
      },
      {
        id: 'what',
        label: t('enigme.what'),
        missing: t('enigme.missing.1'),
        options: weapons.map((id) => this.pictured(id)),
      },
      {
        id: 'where',
        label: t('enigme.where'),
        missing: t('enigme.missing.2'),
        options: rooms.map((id) => this.pictured(id)),
      },
    ]
  }

  /** A card as a small picture. */
  pictured(id: string): Pictured {
    const { edition } = this.house
    const { mansion } = edition
    const name = cardFace(edition, id).name
    if (edition.suspects.includes(id))
      return { id, name, picture: person(mansion, id).look.bust, label: suspectName(mansion, id).full }
    if (edition.weapons.includes(id))
      return { id, name, picture: weaponPicture(id), label: weaponName(mansion, id).name, paper: true }
    return { id, name, picture: roomPicture(mansion, id), label: roomName(mansion, id).name, paper: true }
  }

  /** What was answered, or is the answer, as pictures. */
  answered(given: readonly string[]): Pictured[] {
    return given.flatMap((id) => this.slots.flatMap(({ options }) => options.filter((option) => option.id === id)))
  }

  #deal(): StoryLine {
    return { number: 0, who: this.words.person(this.news.seat), cards: this.news.hand, says: this.sentences.opening() }
  }

  #line(number: number, events: readonly Record<string, unknown>[]): StoryLine {
    const told = events.flatMap((event) => {
      const tale = this.house.tell(event as { event: string }, this.words)
      return tale && 'says' in tale ? [tale] : []
    })
    const cards = events.flatMap((event) => cardsIn(event as Told))
    return {
      number,
      ...(told[0] && { who: this.words.person(told[0].seat) }),
      cards: [...new Set(cards)],
      says: told.flatMap(({ says }, i) => (i ? [' ', ...says] : says)),
    }
  }

  #others(): Pictured[] {
    const { characters, seat } = this.news
    return characters.flatMap((id, i) => (i === seat ? [] : [{ ...this.pictured(id), id: String(i) }]))
  }

  #piles(): Pictured[] {
    return Object.keys(this.news.piles).map((id) => ({
      id,
      name: t(id === ENVELOPE ? 'sheet.envelope' : 'sheet.pool'),
      label: this.sentences.pile(id),
      picture: id === ENVELOPE ? 'sign-envelope' : 'sign-pool',
    }))
  }
}

const cardsIn = (event: Told): string[] => [
  ...NAMED.flatMap((name) => (typeof event[name] === 'string' ? [event[name]] : [])),
  ...(Array.isArray(event.cards) ? (event.cards as string[]) : []),
]
