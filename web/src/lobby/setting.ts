import type { CardFace } from '../kit/card/face'
import type { Level } from '../kit/Levels.svelte'
import type { Person } from '../kit/person'
import type { Help } from '../kit/sheet/sheet'

/** A chair of the table being set. A chair is somebody to play: choosing your portrait is choosing your seat. */
export interface Chair {
  readonly id: string
  readonly face: CardFace
  readonly person: Person
  /** Who it is, in full. */
  readonly plays: string
  readonly sitter:
    | { readonly kind: 'free' }
    | { readonly kind: 'you' }
    | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
    | { readonly kind: 'guest'; readonly name: string; readonly here: boolean }
    /** Somebody else at this screen. */
    | { readonly kind: 'beside'; readonly name: string }
}

export const CLOCKS = [0, 60, 120, 300] as const
export type ClockSeconds = (typeof CLOCKS)[number]

export interface TableOptions {
  /** The most that a notebook tells by itself. */
  readonly help: Help
  /** For each decision; none when 0. */
  readonly clock: ClockSeconds
  readonly spectators: boolean
  /** Found without the link. */
  readonly open: boolean
}

export interface Message {
  readonly id: string | number
  readonly who: Person
  readonly text: string
}
