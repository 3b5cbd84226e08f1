import { SOUL_LOOK, type Soul } from '../art/hantise/cast'
import type { Game } from '../game'
import { line as told } from '../games/hantise/lines'
import { cardName, faceOf, inZone, theCard, theCards } from '../games/hantise/naming'
import type { At, Told } from '../games/hantise/situation'
import type { CardFace } from '../kit/card/face'
import type { Person } from '../kit/person'
import type { Pictured } from '../kit/PictureChoice.svelte'
import type { Entry, Picture, PuzzleNews, PuzzleReason } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import { begun } from '../texts/grammar'
import { plain, type Part } from '../texts/message'
import { language, names, t } from '../texts/texts.svelte'
import { Mystery, type Slot, type StoryLine } from './mystery'
import { WinningSentences } from './winning_sentences'

type Naming = { readonly event: string; readonly card?: string | null }

/** A puzzle about which turn wins the night whatever is drawn. */
export class WinningMystery extends Mystery {
  readonly sentences: WinningSentences
  readonly columns = []
  readonly groups = []

  constructor(news: PuzzleNews, game: Game) {
    super(news, game)
    this.sentences = new WinningSentences(
      news,
      { who: (seat) => this.who(seat), thing: theCard, name: cardName, trio: theCards },
      (events) => plain(this.#said(events as unknown as Told[], this.#last)),
      (events) => this.#listed(events as unknown as Told[]),
    )
  }
  override get isOpen(): boolean {
    return true
  }

  person(seat: number): Person {
    const soul = this.#soul(seat)
    return { look: SOUL_LOOK[soul], letter: names('hantise').souls[soul].letter }
  }
  who(seat: number): string {
    return names('hantise').souls[this.#soul(seat)].the
  }
  faces([number]: readonly string[]): CardFace[] {
    return this.#played(Number(number)).map(faceOf)
  }

  get slots(): Slot[] {
    const options = this.news.ask.turns.map((_, i) => ({
      id: String(i + 1),
      label: this.sentences.turn(i + 1),
      picture: '',
      pictures: this.#pictures(this.#played(i + 1)),
    }))
    return [{ id: 'turn', label: t('enigme.winning'), missing: t('enigme.missing.turn'), options }]
  }

  pictured(id: string): Pictured {
    const face = faceOf(id)
    const picture = 'picture' in face ? face.picture : ''
    return { id, picture, label: cardName(id), name: cardName(id), paper: true }
  }
  override gained({ cards, outcome }: PuzzleReason): Pictured[] {
    return this.#pictures(cards.length ? cards : this.#played(outcome?.offer ?? 0))
  }

  /** People are called by what they are. */
  override situation(line: number): Situation<Picture, Entry> {
    return { ...super.situation(line), names: this.news.characters.map((_, seat) => this.who(seat)) }
  }

  protected line(number: number): StoryLine {
    const { seat, hand, story } = this.news
    if (!number) return { number, who: this.person(seat), cards: distinct(hand), says: this.sentences.opening() }
    const events = (story[number]?.events ?? []) as unknown as Told[]
    const doer = events.find((event) => event.event === 'Drew' || event.event === 'Played')
    const named = events.flatMap((event) => cardIn(event as Naming))
    return {
      number,
      heading: events.flatMap((event) => (event.event === 'NightBegan' ? [t('ha.night', { n: event.night })] : []))[0],
      who: doer && 'seat' in doer ? this.person(doer.seat) : undefined,
      cards: distinct(number === story.length - 1 ? hand : named),
      says: this.#said(events, this.situation(number) as unknown as At),
    }
  }

  /** Sentence after sentence, each begun as one. */
  #said(events: readonly Told[], at: At): readonly Part[] {
    const entries = at.entries.concat(events)
    const said = events.flatMap((event, i) => {
      const entry = told(event, at.entries.length + i, { ...at, entries })
      return entry?.kind === 'line' ? [capital(entry.says)] : []
    })
    return said.flatMap((each, i) => (i ? [' ', ...each] : each))
  }
  /** Each card with where it goes, and what it does there. */
  #listed(events: readonly Told[]): string {
    const cards: string[] = []
    events.forEach((event) => {
      if (event.event === 'Played') cards.push(`${cardName(event.card)} ${inZone(event.zone)}`)
      else
        cards.push(
          `${cards.pop() ?? ''}${colon()}${lowered(plain(this.#said([event], this.#last))).replace(/\.$/, '')}`,
        )
    })
    return cards.join(' · ')
  }
  get #last(): At {
    return this.situation(this.news.story.length - 1) as unknown as At
  }
  #played(number: number): string[] {
    return (this.news.ask.turns[number - 1] ?? []).flatMap((event) =>
      event.event === 'Played' ? cardIn(event as unknown as Naming) : [],
    )
  }
  /** Copies are told apart by their place. */
  #pictures(cards: readonly string[]): Pictured[] {
    return cards.map((card, i) => ({ ...this.pictured(card), id: `${card} ${i}` }))
  }
  #soul(seat: number): Soul {
    return this.news.characters[seat] as Soul
  }
}

const colon = (): string => (language() === 'fr' ? '\u202f: ' : ': ')
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const cardIn = ({ card }: Naming): string[] => (typeof card === 'string' ? [card] : [])
const distinct = (cards: readonly string[]): string[] => [...new Set(cards)]
const capital = ([first, ...rest]: readonly Part[]): readonly Part[] => {
  if (first === undefined) return []
  return [typeof first === 'string' ? begun(first) : { ...first, strong: begun(first.strong) }, ...rest]
}
