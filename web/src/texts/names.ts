/** A person: on a card `title` over `name`; in a list `full`. The letter is on badge and pawn. */
export interface PersonName {
  readonly title: string
  readonly name: string
  readonly full: string
  readonly letter: string
}
export type Gender = 'm' | 'f'
/** A person whom sentences speak of: `the` with an article where the language wants one. */
export interface GuestName extends PersonName {
  readonly the: string
  readonly gender: Gender
}
/** A weapon or another thing: `the` in a sentence, `short` where room is scarce. */
export interface ThingName {
  readonly name: string
  readonly the: string
  readonly short?: string
}
/** A room: `the` room, and being `in` it. */
export interface RoomName extends ThingName {
  readonly in: string
}
export interface MansionNames<Suspect extends string, Weapon extends string, Room extends string> {
  readonly suspects: Readonly<Record<Suspect, PersonName>>
  readonly weapons: Readonly<Record<Weapon, ThingName>>
  readonly rooms: Readonly<Record<Room, RoomName>>
}

export const person = (title: string, name: string, letter: string, full = `${title} ${name}`): PersonName => ({
  title,
  name,
  full,
  letter,
})

export const guest = (named: PersonName, the = named.full, gender: Gender = 'm'): GuestName => ({ ...named, the, gender })

/** A card that is played: its name, and when or what for. */
export interface PlayedName {
  readonly name: string
  readonly moment: string
}
