export type Gender = 'f' | 'm'
/** A person: on a card `title` over `name`; in a list `full`, in a sentence `the`. The letter is on badge and pawn. */
export interface PersonName {
  readonly title: string
  readonly name: string
  readonly full: string
  readonly the: string
  readonly gender: Gender
  readonly letter: string
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

/** A card that is played: its name, when, and what it does. */
export interface PlayedName {
  readonly name: string
  readonly moment: string
  readonly does: string
}
