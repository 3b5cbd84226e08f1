import type { Mood } from '../kit/moods.svelte'
import type { Entry } from '../protocol/protocol'
import { roundOf } from '../replay/milestones'
import { Rounds } from '../table/rounds'
import { reactionTo } from './reactions'

export interface Manner {
  readonly seat: number
  readonly mood: Mood
  /** Which of the lines for this mood is said, counted from 0 on without end; nothing is said mostly. */
  readonly line: number | undefined
}

/** Not every reaction is put into words. */
const SELDOM = 2

/** Hears a game as everybody does, and says who reacts; nobody speaks twice in a round. */
export class Tongue {
  readonly #characters: readonly string[]
  readonly #spoke = new Map<number, number>()
  readonly #rounds = new Rounds()
  #round = 1
  #hasNights = false
  #heard = 0

  constructor(characters: readonly string[]) {
    this.#characters = characters
  }

  hear(entry: Entry): Manner | undefined {
    this.#heard += 1
    this.#hasNights ||= entry.event === 'NightBegan'
    this.#round = roundOf(entry, this.#hasNights, this.#rounds) ?? this.#round
    const reaction = reactionTo(entry, this.#characters)
    return (
      reaction && { ...reaction, line: this.#speaks(reaction.seat, entry.event === 'Ended') ? this.#heard : undefined }
    )
  }

  #speaks(seat: number, always: boolean): boolean {
    if (!always && (this.#spoke.get(seat) === this.#round || (this.#heard + seat) % SELDOM)) return false
    this.#spoke.set(seat, this.#round)
    return true
  }
}
