import { CHARACTERS, type Character } from '../../art/huis_clos/cast'
import { names } from '../../texts/texts.svelte'
import type { Seat } from '../seat'
import { characterFace, person } from './cards'

export const SEATS: readonly string[] = CHARACTERS

export function seat(id: string): Seat {
  const character = id as Character
  return {
    id,
    face: characterFace(character),
    person: person(character),
    plays: names('huis_clos').characters[character].full,
  }
}
