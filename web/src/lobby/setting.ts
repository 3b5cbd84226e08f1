import type { CardFace } from '../kit/card/face'
import type { Person } from '../kit/person'
import type { Help } from '../kit/sheet/sheet'
import type { Pace } from '../protocol/protocol'

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
    | { readonly kind: 'bot'; readonly name: string; readonly level: string }
    | { readonly kind: 'guest'; readonly name: string; readonly here: boolean }
    /** Somebody else at this screen. */
    | { readonly kind: 'beside'; readonly name: string }
}

export const CLOCKS = [0, 60, 120, 300] as const
export type ClockSeconds = (typeof CLOCKS)[number]

/** How quickly bots play; without any delay only where the house allows it. */
export const PACES = ['patient', 'normal', 'quick', 'instant'] as const satisfies readonly Pace[]

export type OptionValue = boolean | number | string

export interface TableOptions {
  /** The most that a notebook tells by itself. */
  readonly help: Help
  /** For each decision; none when 0. */
  readonly clock: number
  readonly pace: Pace
  readonly spectators: boolean
  /** Found without the link. */
  readonly open: boolean
  /** The game's own. */
  readonly variants: Readonly<Record<string, OptionValue>>
}

/** What can be done at a table that is being set. */
export interface SettingActs {
  sit(chair: string): void
  free(chair: string): void
  bot(chair: string, level: string): void
  /** Somebody else at this screen takes the next free chair. */
  beside(): void
  /** What one is called, or who is beside one. */
  call(chair: string, name: string): void
  agree(part: Partial<TableOptions>): void
  start(): void
  leave(): void
}
