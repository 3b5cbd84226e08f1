import type { MansionGame } from '../game'
import { cardFace } from '../games/mansion/cards'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../games/mansion/mansion'
import type { Drawn, Edition } from '../games/mansion/table/edition'
import { groupsOf } from '../games/mansion/table/sheet'
import type { Told } from '../games/mansion/table/story'
import { Words } from '../games/mansion/table/words'
import type { CardFace } from '../kit/card/face'
import type { Person } from '../kit/person'
import type { Pictured } from '../kit/PictureChoice.svelte'
import type { SheetColumn, SheetGroup } from '../kit/sheet/sheet'
import type { PuzzleNews } from '../protocol/protocol'
import { begun } from '../texts/grammar'
import { t } from '../texts/texts.svelte'
import { Mystery, type Offered, type Slot, type StoryLine } from './mystery'
import { Sentences } from './sentences'
import { SettlingSentences } from './settling_sentences'

/** One of the three houses as a puzzle tells of it: its people and cards, and a sentence for each event. */
export interface House {
  readonly edition: Edition
  tell(entry: { event: string }, words: Words): Told | undefined
}

export const ENVELOPE = 'envelope'
const NAMED = ['suspect', 'weapon', 'room', 'card'] as const
type Naming = Readonly<Partial<Record<(typeof NAMED)[number] | 'cards', unknown>>>

/** A puzzle about hidden cards. */
export class MansionMystery extends Mystery {
  readonly words: Words
  readonly sentences: Sentences

  constructor(
    news: PuzzleNews,
    game: MansionGame,
    readonly house: House,
  ) {
    super(news, game)
    // Of a table's picture words need nothing but who sits where.
    const picture = { suspects: news.characters } as unknown as Drawn
    const words = new Words(house.edition, { seat: news.seat, names: [], picture })
    this.words = words
    this.sentences = new (news.kind === 'settling' ? SettlingSentences : Sentences)(news, {
      who: (seat) => words.who(seat),
      thing: (id) => words.whole(id),
      name: (id) => cardFace(house.edition, id).name,
      trio: (ids) => words.named(ids),
    })
  }

  person(seat: number): Person {
    return this.words.person(seat)
  }
  who(seat: number): string {
    return this.words.who(seat)
  }
  faces(answer: readonly string[]): CardFace[] {
    const { kind, cards } = this.news.ask
    const lying = kind === 'holder' ? cards : answer.flatMap((each) => each.split(' '))
    return lying.map((card) => cardFace(this.house.edition, card))
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

  get slots(): Slot[] {
    const { kind, cards, offers } = this.news.ask
    const { suspects, weapons, rooms } = this.house.edition
    if (kind === 'settling') {
      const options = offers.map((trio) => this.#question(trio))
      return [{ id: 'question', label: t('enigme.settling'), missing: t('enigme.missing.question'), options }]
    }
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

  protected line(number: number): StoryLine {
    const { seat, hand, story } = this.news
    if (!number) return { number, who: this.words.person(seat), cards: hand, says: this.sentences.opening() }
    const events = story[number]?.events ?? []
    const told = events.flatMap((event) => {
      const tale = this.house.tell(event as { event: string }, this.words)
      return tale && 'says' in tale ? [tale] : []
    })
    const cards = events.flatMap((event) => cardsIn(event as Naming))
    return {
      number,
      ...(told[0] && { who: this.words.person(told[0].seat) }),
      cards: [...new Set(cards)],
      says: told.flatMap(({ says }, i) => (i ? [' ', ...says] : says)),
    }
  }

  /** Its first card stands for it; all three are shown beside. */
  #question(trio: readonly string[]): Offered {
    const [first] = trio.map((id) => this.pictured(id))
    const label = begun(this.words.named(trio))
    return { id: trio.join(' '), picture: first?.picture ?? '', label, pictures: trio.map((id) => this.pictured(id)) }
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

const cardsIn = (event: Naming): string[] => [
  ...NAMED.flatMap((name) => (typeof event[name] === 'string' ? [event[name]] : [])),
  ...(Array.isArray(event.cards) ? (event.cards as string[]) : []),
]
