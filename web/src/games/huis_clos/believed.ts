import type { Belief } from '../../protocol/protocol'
import { found } from '../../table/advice/beliefs'
import { characterOf, type At } from './situation'

/** What a bot believes, by character or by Place, the likeliest first. */
export interface Beliefs {
  readonly murderer: ReadonlyMap<string, number>
  /** That the weapon of a Place strikes. */
  readonly danger: ReadonlyMap<string, number>
  /** Weapons to be found in a Place, on average. */
  readonly weapons: ReadonlyMap<string, number>
}

export const beliefsOf = (at: At, believed: readonly Belief[]): Beliefs => ({
  murderer: new Map(found(believed, 'Suspects')?.seats.map(({ seat, odds }) => [characterOf(at, seat), odds])),
  danger: new Map(found(believed, 'Dangers')?.places.map(({ place, odds }) => [place, odds])),
  weapons: new Map(found(believed, 'Weapons')?.places.map(({ place, count }) => [place, count])),
})
