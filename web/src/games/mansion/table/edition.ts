import type {
  Acted,
  AnyPicture,
  Cluedo2008Event,
  Cluedo2008Picture,
  CluedoEvent,
  CluedoPicture,
  SuperCluedoEvent,
  SuperCluedoPicture,
} from '../../../protocol/protocol'
import type { Situation } from '../../../table/situation'
import type { Place } from '../board/board'
import type { Mansion } from '../mansion'
import type { Walks } from './walks'

/** One of the three houses as its table needs it; cards in the order of the rules, by which pictures list pawns and weapons. */
export interface Edition {
  readonly mansion: Mansion
  readonly suspects: readonly string[]
  readonly weapons: readonly string[]
  /** Those that have a card. */
  readonly rooms: readonly string[]
  /** What they are called together. */
  readonly roomsAre: 'places' | 'rooms'
  /** A throw is walked to its last point. */
  readonly walksWhole?: boolean
  /** The shortest walks from a place, by the rules of the house. */
  walks(from: Place): Walks
}

type Pictures = CluedoPicture | SuperCluedoPicture | Cluedo2008Picture
/** What the three pictures have in common. */
export type Drawn = AnyPicture &
  Pick<Pictures, 'suspects' | 'hand' | 'pawns' | 'weapons' | 'suggestion' | 'walk' | 'shown' | 'envelope'>
export type MansionEntry = CluedoEvent | SuperCluedoEvent | Cluedo2008Event | Acted
export type MansionSituation = Situation<Drawn, MansionEntry>

/** Pawns by suspect; whoever has left the board stands nowhere. */
export const pawnsOf = ({ suspects }: Edition, { pawns }: Drawn): Record<string, Place> =>
  Object.fromEntries(suspects.map((id, i) => [id, pawns[i] ?? '']).filter(([, place]) => place && !isGone(place)))
const isGone = (place: Place | undefined): boolean => place?.startsWith('-') ?? true

export const weaponsOf = ({ weapons: ids }: Edition, { weapons }: Drawn): Record<string, string> =>
  Object.fromEntries(ids.map((id, i) => [id, weapons[i] ?? '']))

/** Whose pawn is one's own. */
export const ownSuspect = (at: MansionSituation): string | undefined =>
  at.seat === null || at.whose !== undefined ? undefined : at.picture.suspects[at.seat]

export const ownPlace = (edition: Edition, at: MansionSituation): Place | undefined => {
  const own = ownSuspect(at)
  return own === undefined ? undefined : pawnsOf(edition, at.picture)[own]
}
