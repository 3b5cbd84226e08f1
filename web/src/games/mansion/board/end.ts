import type { Place } from './board'

/** A place where a move may end, as the server offers it. */
export interface End {
  readonly place: Place
  /** Points it takes. */
  readonly cost: number
  /** The walk there, both ends included; without it a shortest one is drawn. */
  readonly path?: readonly Place[]
  /** By a secret passage, where the move ends. */
  readonly passage?: boolean
}
