import type { Entry, Picture, Replay } from '../protocol/protocol'
import { publicly } from './publicly'

/** A past game as one pair of eyes saw it, ply by ply: ply 0 is the deal. */
export class Tape {
  readonly #pictures: Picture[] = []
  /** How many entries had been told after each ply. */
  readonly #told: number[] = []
  readonly #cards: Readonly<Record<string, readonly string[]>>[] = []
  readonly entries: readonly Entry[]
  /** The same as everybody was told it. */
  readonly common: readonly Entry[]
  /** Plies at which something was to be seen. */
  readonly stops: readonly number[]

  constructor(readonly replay: Replay) {
    const entries: Entry[] = []
    const stops: number[] = []
    replay.frames.forEach(({ events, picture, cards }, ply) => {
      entries.push(...(events as unknown as Entry[]))
      this.#told.push(entries.length)
      this.#pictures.push({ ...this.#pictures[ply - 1], ...picture } as Picture)
      this.#cards.push(cards ?? this.#cards[ply - 1] ?? {})
      if (!ply || events.length || Object.keys(picture).length) stops.push(ply)
    })
    this.entries = entries
    this.common = entries.map((entry) => publicly(entry).entry)
    this.stops = stops
  }

  get last(): number {
    return this.replay.frames.length - 1
  }
  picture(ply: number): Picture {
    const picture = this.#pictures[ply]
    if (!picture) throw new RangeError(`there is no ply ${ply}`)
    return picture
  }
  /** How many entries had been told by then. */
  told(ply: number): number {
    return this.#told[ply] ?? 0
  }
  /** All that lay face down then, if all cards lie open. */
  cards(ply: number): Readonly<Record<string, readonly string[]>> {
    return this.#cards[ply] ?? {}
  }
  /** Cards of an entry that not everybody saw. */
  hidden(entry: number): readonly string[] {
    const told = this.entries[entry] as (Entry & { readonly hidden?: readonly string[] }) | undefined
    return told?.hidden ?? (told ? publicly(told).cards : [])
  }
  /** The ply at which an entry was told. */
  plyOf(entry: number): number {
    return this.#told.findIndex((told) => told > entry)
  }
  /** The next thing to be seen, in that direction; the end if there is none. */
  step(ply: number, by: 1 | -1): number {
    return by > 0
      ? (this.stops.find((stop) => stop > ply) ?? this.last)
      : (this.stops.findLast((stop) => stop < ply) ?? 0)
  }
  /** What can be gone to: the nearest ply there is. */
  within(ply: number): number {
    return Math.min(Math.max(0, Math.round(ply) || 0), this.last)
  }
}
