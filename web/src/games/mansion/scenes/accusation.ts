import type { Cue } from '../../../theatre/cue'
import type { Edition, MansionEntry, MansionSituation } from '../table/edition'
import { Words } from '../table/words'

type Of<Event extends MansionEntry['event']> = Extract<MansionEntry, { event: Event }>

/** An accusation as some eyes see it: what it named, what the envelope holds, and whether both are the same. */
export class Accusation {
  readonly words: Words
  readonly accused: Of<'Accused'> | undefined
  readonly ended: Of<'Ended'> | undefined
  readonly wrong: Of<'AccusedWrongly'> | undefined
  /** Suspect, weapon and room; a paper that is folded has none for these eyes. */
  readonly named: readonly string[]
  readonly isOwn: boolean
  /** The cards of the envelope, where these eyes may see them; of a wrong accusation the others see none on the stage. */
  readonly envelope: readonly string[] | undefined
  /** With nobody's eyes one is glad for whoever wins. */
  readonly isGlad: boolean
  readonly hasWon: boolean
  readonly isRight: boolean

  constructor(edition: Edition, at: MansionSituation, entries: readonly MansionEntry[], cue: Cue) {
    const accused = entries.find((entry) => entry.event === 'Accused')
    this.words = new Words(edition, at)
    this.accused = accused
    this.ended = entries.find((entry) => entry.event === 'Ended')
    this.wrong = entries.find((entry) => entry.event === 'AccusedWrongly')
    this.named = !accused
      ? []
      : 'paper' in accused
        ? (accused.paper ?? [])
        : [accused.suspect, accused.weapon, accused.room]
    this.isOwn = cue.alone !== undefined
    this.envelope = (this.isOwn ? this.wrong?.envelope : undefined) ?? (this.wrong ? undefined : this.ended?.envelope)
    this.hasWon = this.ended !== undefined && this.ended.winner === at.seat && at.seat !== null
    this.isGlad = this.hasWon || at.seat === null
    this.isRight = !this.wrong && this.ended?.winner !== null
  }
  isFit(i: number): boolean {
    return !this.named.length || this.envelope?.[i] === this.named[i]
  }
  get who(): string {
    return this.accused ? this.words.who(this.accused.seat) : ''
  }
}
