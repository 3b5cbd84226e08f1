import type { CardFace } from '../kit/card/face'
import type { Person } from '../kit/person'

/** Somebody to play: what stands behind a chair. */
export interface Seat {
  readonly id: string
  readonly face: CardFace
  readonly person: Person
  readonly plays: string
}

/** What every game has in its `seats.ts`: who can be played in order of play, and each in the page's language. */
export interface Seats {
  readonly SEATS: readonly string[]
  readonly seat: (id: string) => Seat
}
