import type { Component } from 'svelte'
import type { CardBack, CardFace } from '../../kit/card/face'
import type { Person } from '../../kit/person'
import type { Mark, SheetColumn, SheetGroup } from '../../kit/sheet/sheet'

/** Part of a picture: where it begins and how much of its width, from 0 to 1. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
}
interface Somebody {
  readonly person: Person
  readonly name: string
}

/** What a leaf shows, drawn from the game itself. */
export type Shot =
  /** Cards side by side, after a drawing if there is one; won, if they are. */
  | {
      readonly kind: 'cards'
      readonly cards: readonly (CardFace | CardBack)[]
      readonly picture?: string
      readonly won?: boolean
    }
  /** Somebody shows a card to another; a third sees its back. */
  | {
      readonly kind: 'showing'
      readonly from: Somebody
      readonly to: Somebody
      readonly other: Somebody
      readonly card: CardFace
      readonly back: CardBack
    }
  /** Part of the scene; `ratio` is its width for a height of 1. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a scene of its own
  | {
      readonly kind: 'scene'
      readonly scene: Component<any>
      readonly props: object
      readonly ratio: number
      readonly part: Part
    }
  | {
      readonly kind: 'sheet'
      readonly columns: readonly SheetColumn[]
      readonly groups: readonly SheetGroup[]
      readonly marks: Readonly<Record<string, Mark>>
    }

/** One of the six leaves on which a game is explained; its words are `how.<game>.<n>`. */
export interface Leaf {
  readonly clause: string
  readonly shot: Shot
}
