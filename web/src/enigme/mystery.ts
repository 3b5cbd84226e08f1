import type { Game } from '../game'
import type { CardFace } from '../kit/card/face'
import type { Pictured } from '../kit/PictureChoice.svelte'
import type { Person } from '../kit/person'
import type { SheetColumn, SheetGroup } from '../kit/sheet/sheet'
import type { Entry, Picture, PuzzleNews, PuzzleReason } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import type { Part } from '../texts/message'
import type { Sentences } from './sentences'
import { situationAt } from './scene'

/** A line of the story: who acts, which cards it names, and what is told. */
export interface StoryLine {
  readonly number: number
  readonly who?: Person | undefined
  /** Above it, where something begins. */
  readonly heading?: string | undefined
  readonly cards: readonly string[]
  readonly says: readonly Part[]
}

/** Something to choose that takes more than one picture. */
export interface Offered extends Pictured {
  readonly pictures?: readonly Pictured[]
}

/** What is to be chosen for an answer: one place to fill, and what fits there. */
export interface Slot {
  readonly id: string
  readonly label: string
  readonly missing: string
  readonly options: readonly Offered[]
}

/** A puzzle as the page shows it: words, pictures and columns in the language of the page. */
export abstract class Mystery {
  abstract readonly sentences: Sentences
  /** What there is to choose, in the order in which it is said. */
  abstract readonly slots: Slot[]
  abstract readonly columns: SheetColumn[]
  abstract readonly groups: SheetGroup[]

  constructor(
    readonly news: PuzzleNews,
    readonly game: Game,
  ) {}

  /** Nothing is marked: beside the story lies what the game itself keeps count of. */
  get isOpen(): boolean {
    return false
  }

  abstract person(seat: number): Person
  abstract who(seat: number): string
  /** A card as a small picture. */
  abstract pictured(id: string): Pictured
  /** What lies on the table at the end. */
  abstract faces(answer: readonly string[]): readonly CardFace[]
  protected abstract line(number: number): StoryLine

  get lines(): StoryLine[] {
    return this.news.story.map((_, number) => this.line(number))
  }

  /** What a step of the proof gains, as pictures. */
  gained({ cards }: PuzzleReason): Pictured[] {
    return cards.slice(0, 4).map((card) => this.pictured(card))
  }

  /** The house as it was at the end of a line. */
  situation(line: number): Situation<Picture, Entry> {
    return situationAt(this.news, line)
  }
}
