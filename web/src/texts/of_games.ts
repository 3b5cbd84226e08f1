import type * as HantiseArt from '../art/hantise/cast'
import type * as HuisClosArt from '../art/huis_clos/cast'
import type * as Manor from '../games/cluedo/components'
import type * as Villa from '../games/cluedo_2008/components'
import type * as Garden from '../games/super_cluedo/components'
import type { Gender, MansionNames, PersonName, PlayedName, RoomName, ThingName } from './names'

export type ManorNames = MansionNames<Manor.Suspect, Manor.Weapon, Manor.Room>
export type GardenNames = MansionNames<Garden.Suspect, Garden.Weapon, Garden.Room>
export interface VillaNames extends MansionNames<Villa.Suspect, Villa.Weapon, Villa.Room> {
  readonly butlers: Readonly<Record<Villa.Butler, PlayedName>>
  readonly powers: Readonly<Record<Villa.Suspect, PlayedName>>
}
export interface HuisClosNames {
  readonly characters: Readonly<Record<HuisClosArt.Character, PersonName>>
  readonly places: Readonly<Record<HuisClosArt.Place, RoomName & { readonly gender: Gender }>>
  readonly weapons: Readonly<Record<HuisClosArt.Weapon, ThingName>>
  readonly clues: Readonly<Record<HuisClosArt.Clue, ThingName>>
}
export interface HantiseNames {
  readonly souls: Readonly<Record<HantiseArt.Soul, PersonName>>
  readonly characters: Readonly<Record<HantiseArt.Character, string>>
  readonly families: Readonly<Record<HantiseArt.Family, { readonly one: string; readonly many: string }>>
  readonly types: Readonly<Record<HantiseArt.MonsterType, { readonly name: string; readonly does: string }>>
  readonly zones: Readonly<Record<HantiseArt.Zone, RoomName>>
  readonly places: Readonly<Record<HantiseArt.HauntedPlace, ThingName>>
  readonly objects: Readonly<Record<HantiseArt.HauntedObject, ThingName>>
}

/** The names that the five games give their cards. */
export interface Names {
  readonly cluedo: ManorNames
  readonly super_cluedo: GardenNames
  readonly cluedo_2008: VillaNames
  readonly huis_clos: HuisClosNames
  readonly hantise: HantiseNames
}
