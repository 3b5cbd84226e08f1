import type { Journal } from '../protocol/journal.svelte'
import type { Live } from '../protocol/live.svelte'
import { motion } from '../settings.svelte'
import type { Cue, Theatre } from './cue'

/** What a table shows of a journal. */
export type Told = Pick<
  Journal,
  'seat' | 'entries' | 'fresh' | 'picture' | 'question' | 'pending' | 'notebook' | 'isOver'
>

const copied = ({ seat, entries, fresh, picture, question, pending, notebook, isOver }: Told): Told => ({
  seat,
  entries,
  fresh,
  picture,
  question,
  pending,
  notebook,
  isOver,
})

let current: Held | undefined
/** A scene plays, or is about to: the table says nothing of what comes next. */
export const hold = (live: Live, theatre: Theatre | undefined): Held => (current = new Held(live, theatre))

export const isHeld = (): boolean => current?.cue !== undefined

/**
 * A journal that is told no further than it has been shown: as long as a scene plays, all that reads it sees the table as it
 * stood before. The journal itself goes on.
 */
export class Held {
  readonly #live: Live
  readonly #theatre: Theatre | undefined
  /** Up to where scenes were shown, and in which journal. */
  #shown = $state.raw<{ readonly journal: Journal; readonly until: number }>()
  /** What was told before one came is not played: a table is entered in the middle. */
  readonly #entered = new WeakMap<Journal, number>()
  #before: Told | undefined
  readonly #cue = $derived.by(() => this.#next())
  readonly #told = $derived.by(() => this.#tell(this.#cue))

  constructor(live: Live, theatre: Theatre | undefined) {
    this.#live = live
    this.#theatre = theatre
  }

  /** What is to be shown before anything more is told. */
  get cue(): Cue | undefined {
    return this.#cue
  }
  get told(): Told {
    return this.#told
  }
  /** Entries before this one have been shown, and need no other sign. */
  get shown(): number {
    return this.#shown?.journal === this.#live.journal ? this.#shown.until : 0
  }
  /** It was shown: everything may be told up to its end. */
  release({ until }: Cue): void {
    this.#shown = { journal: this.#live.journal, until }
  }

  #next(): Cue | undefined {
    const { journal } = this.#live
    const { entries, picture } = journal
    if (!picture || !this.#theatre) return undefined
    if (motion() === 'none' || !this.#entered.has(journal)) this.#entered.set(journal, entries.length)
    return this.#theatre.cue(journal, Math.max(this.shown, this.#entered.get(journal) ?? 0))
  }

  #tell(cue: Cue | undefined): Told {
    const { journal } = this.#live
    if (!cue || !this.#before) return (this.#before = copied(journal))
    const { entries } = this.#before
    // Between two scenes that follow one another the first one is told.
    const past = this.shown > entries.length ? journal.entries.slice(0, cue.from) : entries
    return { ...this.#before, entries: past, fresh: past.length, question: null }
  }
}
