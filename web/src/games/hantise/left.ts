import { FAMILIES, PLACES, TYPES, type HauntedPlace } from '../../art/hantise/cast'
import type { At } from './situation'
import { COPIES } from './values'

/** How many copies of a card were never seen where it could be seen: they are in the draw pile or in the other's hand. */
export function unseen(at: At): (card: string) => number {
  const open = [
    ...at.picture.stacks.flat(),
    ...at.picture.discard,
    ...at.picture.scored.flat(),
    ...(at.picture.hand ?? []),
  ]
  const counts = new Map<string, number>()
  for (const card of open) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (card) => copies(card) - (counts.get(card) ?? 0)
}

export const copies = (card: string): number => {
  const type = TYPES.find((each) => card.startsWith(`${each}-`))
  return type ? COPIES[type] : 1
}
export const MONSTERS = TYPES.map((type) => FAMILIES.map((family) => `${type}-${family}`))
export const PLACE_CARDS = Object.keys(PLACES) as HauntedPlace[]
