import type { Mark, NotebookNews, Place } from '../protocol/protocol'
import type { Told } from '../theatre/held.svelte'
import { BEATS } from './beats'
import type { Proof } from './finding'
import { places } from './kept.svelte'
import type { LessonName } from './names'

/** One possible answer to what is to be found out. */
export interface Choice {
  readonly id: string
  readonly card: string
  readonly place: Place
  /** Where every reply was tried: one that breaks it, or none. */
  readonly reply?: readonly string[] | null
  /** Something to be said, and who could speak against it. */
  readonly claim?: string
  readonly refuters?: readonly number[]
}

/** One note, which asks for one thing. */
export interface Beat {
  readonly name: string
  readonly asks: 'look' | 'act' | 'find' | 'questions'
  /** What the lantern points at. */
  readonly points: string
  /** How much had been told when it begins. */
  readonly heard: number
  readonly choices: readonly Choice[]
}

/** What is said and who comes and goes is no part of a lesson's course. */
const BESIDES = new Set(['Said', 'Claimed', 'Left', 'Returned', 'ChangedHands'])
/** A lesson being given at a table: which note is to be read, and what may be done meanwhile. */
export class Lesson {
  readonly name: LessonName
  readonly beats: readonly Beat[]
  readonly #table: string
  readonly #told: () => Told
  /** Notes that were read or done. */
  #read = $state(0)
  #tried = $state.raw<readonly string[]>([])
  /** What became of the latest answer. */
  proof = $state.raw<Proof>()
  readonly #heard = $derived.by(() => this.#told().entries.filter(({ event }) => !BESIDES.has(event)).length)
  readonly #step = $derived.by(() => {
    let step = this.#read
    while (this.beats[step]?.asks === 'act' && this.#heard > (this.beats[step]?.heard ?? 0)) step += 1
    return step
  })

  constructor(name: LessonName, table: string, told: () => Told) {
    this.name = name
    this.beats = Object.entries(BEATS[name] as Readonly<Record<string, Omit<Beat, 'name'>>>).map(([beat, rest]) => ({
      name: beat,
      ...rest,
    }))
    this.#table = table
    this.#told = told
    const kept = places.of(name)
    if (kept?.table === table) this.#read = kept.step
  }

  /** From 0; as many as there are notes once it is over. */
  get step(): number {
    return this.#step
  }
  get beat(): Beat | undefined {
    return this.beats[this.#step]
  }
  get isOver(): boolean {
    return this.#step >= this.beats.length
  }
  /** What the note is about has happened. */
  get isReached(): boolean {
    return !this.beat || this.#heard >= this.beat.heard
  }
  /** Bots wait where a note was read that they were not to go on before. */
  get keepsWaiting(): boolean {
    return !this.isReached && this.beats[this.#step - 1]?.asks !== 'act'
  }
  /** The game's own question may be answered. */
  get letsAnswer(): boolean {
    return !this.beat || (this.beat.asks === 'act' && this.isReached)
  }
  /** A note is to be read, or something to be found: the game's question rests. */
  get isReading(): boolean {
    return this.isReached && (this.beat?.asks === 'look' || this.beat?.asks === 'find')
  }
  get isClosing(): boolean {
    return this.isReached && this.beat?.asks === 'questions'
  }
  /** What was answered so far, the latest last. */
  get tried(): readonly string[] {
    return this.#tried
  }

  try(id: string): void {
    this.#tried = [...this.#tried.filter((other) => other !== id), id]
  }

  next(): void {
    this.#read = this.#step + 1
    this.#tried = []
    this.proof = undefined
  }

  /** So that one comes back to the same note. */
  keep(): void {
    if (this.isOver) places.end(this.name, this.#table)
    else places.reach(this.name, this.#table, this.#step)
  }

  /** The notebook as it may be seen: what is to be found out is not in it before it was found. */
  seen(notebook: NotebookNews | null): NotebookNews | null {
    const { beat } = this
    if (!notebook || beat?.asks !== 'find') return notebook
    // Who somebody is follows from who the others are not.
    if (beat.choices.every(({ card, place }) => card === beat.choices[0]?.card && typeof place === 'number'))
      return this.#tried.length
        ? notebook
        : { ...notebook, marks: notebook.marks.filter(({ card }) => card !== beat.choices[0]?.card) }
    const truth = beat.choices.find((choice) => isTrue(markOf(notebook, choice)))
    if (!truth || this.#tried.at(-1) === truth.id) return notebook
    const asked = new Set(beat.choices.map(({ place }) => place))
    const tells = ({ card, place, mark }: Mark): boolean =>
      card === truth.card && (place === truth.place || (mark === 'no' && place !== notebook.seat && !asked.has(place)))
    return { ...notebook, marks: notebook.marks.filter((mark) => !tells(mark)) }
  }
}

export const markOf = (notebook: NotebookNews | null, { card, place }: Choice): Mark | undefined =>
  notebook?.marks.find((mark) => mark.card === card && mark.place === place)
export const isTrue = (mark: Mark | undefined): boolean => !!mark && mark.mark !== 'no' && mark.mark !== 'open'
