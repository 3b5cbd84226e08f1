import type { CardFace } from '../../../kit/card/face'

/** A card in the hand besides those that are dealt. */
export interface Held {
  readonly id: string
  readonly face: CardFace
  readonly lit?: boolean
  readonly dimmed?: boolean
  /** Why it can never be played again. */
  readonly why?: string
  /** When it is played, and what it does. */
  readonly moment: string
  readonly does: string
  /** Plays it, where a press is enough. */
  readonly onplay?: (() => void) | undefined
}
