import { CHARACTERS, WEAPON_PLACES, type Character, type Clue, type Place, type Weapon } from '../../art/huis_clos/cast'
import type { TileFace } from '../../kit/card/face'
import { names, t } from '../../texts/texts.svelte'
import { clueFace, weaponFace } from './cards'

export const isWeapon = (id: string): id is Weapon => id in WEAPON_PLACES
export const placeOf = (weapon: Weapon): Place => WEAPON_PLACES[weapon]

/** Whose clue it is; a weapon is nobody's. */
export const ownerOf = (id: string): Character | undefined => CHARACTERS.find((owner) => id.startsWith(`${owner}-`))

const thingOf = (id: string, owner: Character): Clue => id.slice(owner.length + 1) as Clue

export function tile(id: string): TileFace {
  const owner = ownerOf(id)
  return owner ? clueFace(thingOf(id, owner)) : weaponFace(id as Weapon)
}

/** « la corde »; « l’encrier (Thomas Eddington) ». */
export function theClue(id: string): string {
  const { weapons, clues, characters } = names('huis_clos')
  const owner = ownerOf(id)
  return owner
    ? t('hc.clueOf', { the: clues[thingOf(id, owner)].the, who: characters[owner].full })
    : weapons[id as Weapon].the
}

/** « la corde »; « l’encrier ». */
export function theThing(id: string): string {
  const { weapons, clues } = names('huis_clos')
  const owner = ownerOf(id)
  return owner ? clues[thingOf(id, owner)].the : weapons[id as Weapon].the
}

/** « a, b et c ». */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length < 2 ? last : t('hc.and', { list: things.slice(0, -1).join(', '), last })
}

export const theClues = (ids: readonly string[]): string => listed(ids.map(theClue))
