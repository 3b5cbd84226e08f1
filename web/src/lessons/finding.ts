import type { CardFace } from '../kit/card/face'
import type { Part } from '../texts/message'
import type { Situation } from '../table/situation'
import type { Choice } from './lesson.svelte'

/** A fact that a certainty rests on. */
export interface Ground {
  /** When it was learnt. */
  readonly when: string
  readonly says: readonly Part[]
}

/** Why an answer is certain, or certainly wrong. */
export interface Proof {
  readonly isTrue: boolean
  readonly grounds: readonly Ground[]
  readonly so: string
}

/** How a game shows what can be answered, and proves it. */
export interface Finding {
  label(at: Situation, choice: Choice): string
  face?(choice: Choice): CardFace | undefined
  /** Asks for the proof, where it does not lie ready. */
  ask?(at: Situation, choice: Choice): void
  /** Nothing until it is there. */
  proof(at: Situation, choice: Choice): Proof | undefined
}
