import type { Situation } from '../table/situation'
import type { Note } from './notes'

/** Which notes wait to be read at a table, in the order in which things happened. */
export class Telling {
  readonly #notes: readonly Note[]
  readonly #hasRead: (note: string) => boolean
  #heard = 0

  constructor(notes: readonly Note[], hasRead: (note: string) => boolean) {
    this.#notes = notes
    this.#hasRead = hasRead
  }

  /** Looks at the table: what no longer fits its question is gone, what is new comes last; one note a question. */
  look(at: Situation, waiting: readonly Note[]): Note[] {
    const news = at.entries.slice(this.#heard)
    this.#heard = at.entries.length
    const seen = { at, news }
    const still = waiting.filter((note) => !note.asked || note.when(seen))
    const fresh = this.#notes.filter((note) => !this.#hasRead(note.says) && !still.includes(note) && note.when(seen))
    const question = still.some(({ asked }) => asked) ? undefined : fresh.find(({ asked }) => asked)
    return [...still, ...fresh.filter(({ asked }) => !asked), ...(question ? [question] : [])]
  }
}
