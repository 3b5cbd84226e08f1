import { SOUL_LOOK, SOULS, type Soul } from '../../art/hantise/cast'
import { names } from '../../texts/texts.svelte'
import type { Seat } from '../seat'

export const SEATS: readonly string[] = SOULS

export function seat(id: string): Seat {
  const look = SOUL_LOOK[id as Soul]
  const { title, name, full, letter } = names('hantise').souls[id as Soul]
  const scene = { kind: 'bust', picture: look.bust, ground: look.ground, ray: look.ray } as const
  return {
    id,
    face: { shape: 'window', paper: 'parchment', scene, title, name, foot: { sign: 'ha-sign-moon' }, label: full },
    person: { look, letter },
    plays: full,
  }
}
