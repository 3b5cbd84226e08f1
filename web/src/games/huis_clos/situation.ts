import type { Character, Place } from '../../art/huis_clos/cast'
import type { Person } from '../../kit/person'
import type { Acted, HuisClosEvent, HuisClosPicture } from '../../protocol/protocol'
import { isYou, type Situation } from '../../table/situation'
import { names, t } from '../../texts/texts.svelte'
import type { StagedProps } from '../../theatre/cue'
import { person } from './cards'

export { isYou }

export type Told = HuisClosEvent | Acted
export type At = Situation<HuisClosPicture, Told>
export type StageProps = StagedProps<HuisClosPicture, Told>
export type Happened<Name extends Told['event']> = Extract<Told, { event: Name }>

/** The Places in the order of the server's lists. */
export { PLACES } from '../../art/huis_clos/cast'

export const characterOf = (at: At, seat: number): Character => at.picture.characters[seat] as Character
export const personOf = (at: At, seat: number): Person => person(characterOf(at, seat))
export const fullName = (at: At, seat: number): string => names('huis_clos').characters[characterOf(at, seat)].full
/** What stands under somebody on the stage. */
export const captionOf = (at: At, seat: number): { name: string; plays: string } => ({
  name: isYou(at, seat) ? t('hc.guest.you') : (at.names[seat] ?? fullName(at, seat)),
  plays: fullName(at, seat),
})
/** As a sentence names them: « le Juge Williams ». */
export const theName = (at: At, seat: number): string => names('huis_clos').characters[characterOf(at, seat)].the
export const genderOf = (at: At, seat: number) => names('huis_clos').characters[characterOf(at, seat)].gender
export const placeName = (place: string) => names('huis_clos').places[place as Place]
export const seatOf = (at: At, character: string): number => at.picture.characters.indexOf(character)
export const isAlive = (at: At, seat: number): boolean => !at.picture.out.includes(seat)
export const livingAt = (at: At): number[] => [...at.picture.characters.keys()].filter((seat) => isAlive(at, seat))
/** Seats whose pawn stands in a Place. */
export const standing = (at: At, place: string): number[] =>
  livingAt(at).filter((seat) => at.picture.pawns[seat] === place)

/** What you know to lie in the Place of that number. */
export const lying = (at: At, i: number): readonly string[] => at.picture.places?.[i] ?? at.picture.seen[i] ?? []
/** What you know somebody else to have gained. */
export const holds = (at: At, seat: number): readonly string[] =>
  at.picture.hands?.[seat] ?? at.picture.gained[seat] ?? []
/** Clues that you have seen somewhere: in your hand, in a Place, with somebody. */
export const familiar = (at: At): ReadonlySet<string> =>
  new Set([
    ...at.picture.hand,
    ...at.picture.seen.flatMap((_, i) => lying(at, i)),
    ...at.picture.characters.flatMap((_, seat) => holds(at, seat)),
  ])

/** Entries of one kind, with where they stand. */
export const all = <Name extends Told['event']>(at: At, name: Name): readonly Happened<Name>[] =>
  at.entries.filter((entry): entry is Happened<Name> => entry.event === name)
