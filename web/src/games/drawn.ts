import type { Sprite } from '../art/hang'
import type { Leaf } from '../rules/howto/leaf'
import type { CardBack, CardFace } from '../kit/card/face'
import type { Finding } from '../lessons/finding'
import type { Seats } from './seat'

/** The face of any card of a game, by its name on the wire. */
export type FaceOf = (card: string) => CardFace

/** What the house must know of a game to offer it; all that is large is fetched when it is wanted. */
export interface DrawnGame {
  /** As the plaque at its door says: fewest and most players, and about how many minutes. */
  readonly players: readonly [least: number, most: number]
  readonly minutes: number
  /** How the names of its clauses begin. */
  readonly clauses: readonly string[]
  /** What lies in the middle of its table before the deal; without it, an envelope. */
  readonly heart?:
    { readonly picture: string; readonly width: number; readonly height: number } | { readonly back: CardBack }
  /** It asks several people something at once without the others noticing. */
  readonly asksQuietly?: boolean
  /** Who can be played. */
  seats(): Promise<Seats>
  table(): Promise<{ readonly TABLE: unknown }>
  /** How what is to be found in a lesson is proved. */
  lesson?(): Promise<{ readonly FINDING: Finding }>
  /** Six leaves that explain it in two minutes. */
  howto(): Promise<{ leaves(): readonly Leaf[] }>
  sprite(): Promise<{ readonly sprite: Sprite }>
  faces(): Promise<FaceOf>
}
