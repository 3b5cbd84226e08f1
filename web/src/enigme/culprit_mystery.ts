import { CAST, type Character } from '../art/huis_clos/cast'
import { WEAPON_PLACES } from '../games/huis_clos/facts'
import { characterFace, person } from '../games/huis_clos/cards'
import { isWeapon, theClue, tile } from '../games/huis_clos/clue'
import { line as told } from '../games/huis_clos/lines'
import { placeName, type At, type Told } from '../games/huis_clos/situation'
import type { CardFace } from '../kit/card/face'
import type { Person } from '../kit/person'
import type { Pictured } from '../kit/PictureChoice.svelte'
import type { SheetColumn, SheetGroup, SheetRow } from '../kit/sheet/sheet'
import type { PuzzleNews, PuzzleReason } from '../protocol/protocol'
import type { Game } from '../game'
import type { Part } from '../texts/message'
import { names, rich, t } from '../texts/texts.svelte'
import { CulpritSentences } from './culprit_sentences'
import { Mystery, type Slot, type StoryLine } from './mystery'

const ROLE = 'murderer'
type Naming = { readonly clue?: string | null; readonly gained?: string | null; readonly clues?: readonly string[] }

/** A puzzle about who of the guests it was. */
export class CulpritMystery extends Mystery {
  readonly sentences: CulpritSentences

  constructor(news: PuzzleNews, game: Game) {
    super(news, game)
    const name = (id: string): string => (id === ROLE ? t('card.role.murderer') : theClue(id))
    this.sentences = new CulpritSentences(news, {
      who: (seat) => this.who(seat),
      thing: name,
      name,
      trio: (ids) => ids.join(', '),
    })
  }

  person(seat: number): Person {
    return person(this.#character(seat))
  }
  who(seat: number): string {
    return names('huis_clos').characters[this.#character(seat)].the
  }
  faces([seat]: readonly string[]): CardFace[] {
    return [characterFace(this.#character(Number(seat)))]
  }

  /** The others: your own hand is no secret to you. */
  get columns(): SheetColumn[] {
    return this.#others.map((seat) => ({
      id: String(seat),
      label: names('huis_clos').characters[this.#character(seat)].name,
      head: this.person(seat),
    }))
  }

  /** Who it was; who can have had the weapons; and what you saw lie about. */
  get groups(): SheetGroup[] {
    const seen = new Set(this.news.story.flatMap(({ events }) => events.flatMap((event) => cluesIn(event as Naming))))
    const row = (id: string): SheetRow => ({
      id,
      name: this.pictured(id).name ?? '',
      picture: this.pictured(id).picture,
    })
    return [
      {
        title: t('enigme.culprit.role'),
        rows: [{ id: ROLE, name: t('card.role.murderer'), picture: 'hc-role-murderer' }],
      },
      { title: t('sheet.weapons'), rows: Object.keys(WEAPON_PLACES).map(row) },
      { title: t('enigme.culprit.clues'), rows: [...seen].filter((id) => !isWeapon(id)).map(row) },
    ]
  }

  get slots(): Slot[] {
    const cleared = new Set(
      this.news.story.flatMap(({ marks }) =>
        marks.filter(({ card }) => card === ROLE).map(({ place }) => Number(place)),
      ),
    )
    const options = this.#others.filter((seat) => !cleared.has(seat)).map((seat) => this.#guest(seat))
    return [{ id: 'who', label: t('enigme.who'), missing: t('enigme.missing.0'), options }]
  }

  pictured(id: string): Pictured {
    if (id === ROLE) return { id, name: t('card.role.murderer'), picture: 'hc-role-murderer', label: id }
    const { picture, name, label } = tile(id)
    return { id, name, picture, label, paper: true }
  }

  override gained({ place, cards }: PuzzleReason): Pictured[] {
    return [this.#guest(Number(place)), ...cards.filter((card) => card !== ROLE).map((card) => this.pictured(card))]
  }

  protected line(number: number): StoryLine {
    if (!number) return { number, who: this.person(this.news.seat), cards: [], says: this.sentences.opening() }
    const at = this.situation(number) as unknown as At
    const events = (this.news.story[number]?.events ?? []) as unknown as Told[]
    const heading = events.flatMap((event) => (event.event === 'TurnBegan' ? [t('hc.turn', { n: event.turn })] : []))
    const searches = events.some(({ event }) => event === 'Took' || event === 'Swapped')
    const says = events.flatMap((event, i) => this.#said(event, i, at, searches))
    const doer = events.find((event) => event.event === 'Moved' || event.event === 'Stayed')
    return {
      number,
      heading: heading[0],
      who: doer && 'seat' in doer ? this.person(doer.seat) : undefined,
      cards: [...new Set(events.flatMap((event) => cluesIn(event as Naming)))],
      says: says.flatMap((each, i) => (i ? [' ', ...each] : each)),
    }
  }

  #said(event: Told, i: number, at: At, searches: boolean): (readonly Part[])[] {
    if (event.event === 'Moved') {
      const voice = event.seat === this.news.seat ? 'you' : 'they'
      const name = this.who(event.seat)
      return searches
        ? [rich(`hc.search.${voice}`, { name, place: placeName(event.place).the })]
        : [rich(`enigme.culprit.goes.${voice}`, { name, place: placeName(event.place).in })]
    }
    const entry = told(event, i, at)
    return entry?.kind === 'line' ? [entry.says] : []
  }

  #guest(seat: number): Pictured {
    const id = this.#character(seat)
    const { name, full } = names('huis_clos').characters[id]
    return { id: String(seat), name, picture: CAST[id].bust, label: full }
  }
  #character(seat: number): Character {
    return this.news.characters[seat] as Character
  }
  get #others(): number[] {
    return this.news.characters.flatMap((_, seat) => (seat === this.news.seat ? [] : [seat]))
  }
}

const cluesIn = ({ clue, gained, clues }: Naming): string[] => [
  ...(clues ?? []),
  ...[clue, gained].filter((id): id is string => typeof id === 'string'),
]
