import type { Game } from '../game'
import type { Entry } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import type { Key } from '../texts/texts.svelte'

/** What a note looks at: the table, and what was told since it was looked at last. */
export interface Seen {
  readonly at: Situation
  readonly news: readonly Entry[]
}

/** Something that is explained the first time it happens. */
export interface Note {
  readonly says: Extract<Key, `first.${Game}.${string}`>
  /** It goes with the question; others stay until they are read. */
  readonly asked: boolean
  readonly when: (seen: Seen) => boolean
}

const offers = ({ at }: Seen, verb: string): boolean => at.options.some((option) => option.verb === verb)

/** When one of these is offered. */
export const asked = (says: Note['says'], ...verbs: readonly string[]): Note => ({
  says,
  asked: true,
  when: (seen) => verbs.some((verb) => offers(seen, verb)),
})

type Told<Event extends Entry['event']> = Extract<Entry, { event: Event }>

/** When it was told; `test` is given the seat whose eyes are open. */
export const told = <Event extends Entry['event']>(
  says: Note['says'],
  event: Event,
  test: (entry: Told<Event>, seat: number | null) => boolean = () => true,
): Note => ({
  says,
  asked: false,
  when: ({ at, news }) => news.some((entry) => entry.event === event && test(entry as Told<Event>, at.seat)),
})

export const welcome = (says: Note['says']): Note => ({ says, asked: false, when: ({ at }) => at.entries.length > 0 })

export const shownToYou = (entry: Told<'Showed'>, seat: number | null): boolean => entry.to === seat && entry.card !== null
export const shownToOthers = (entry: Told<'Showed'>): boolean => entry.card === null
export const byYou = (entry: { readonly seat: number }, seat: number | null): boolean => entry.seat === seat
