import {
  CHARACTER_LOOK,
  PLACES,
  placeLook,
  TYPES,
  type Character,
  type Family,
  type HauntedObject,
  type HauntedPlace,
  type MonsterType,
  type Zone,
} from '../../art/hantise/cast'

/** What is printed on the cards. */
export const THRESHOLD: Readonly<Record<Character, number>> = {
  bebe: 5,
  fillette: 6,
  fiston: 6,
  meme: 7,
  pepe: 7,
  maman: 8,
  papa: 9,
  marabout: 2,
}
export const POINTS: Readonly<Record<Character, number>> = {
  bebe: 4,
  fillette: 5,
  fiston: 5,
  meme: 6,
  pepe: 6,
  maman: 7,
  papa: 8,
  marabout: 4,
}
export const COPIES: Readonly<Record<MonsterType, number>> = {
  serviteur: 3,
  assommeur: 2,
  chatouilleur: 1,
  squatteur: 1,
  reine: 1,
}
/** Nothing is printed on those that count their company. */
export const PRINTED: Readonly<Partial<Record<MonsterType, number>>> = { serviteur: 1, assommeur: 2, chatouilleur: 1 }
export const ZONE_BONUS = 2

export type Parsed = { readonly place: HauntedPlace } | { readonly type: MonsterType; readonly family: Family }

/** A card by its name: `serviteur-spectre`, `cave`. */
export function parsed(card: string): Parsed {
  if (card in PLACES) return { place: card as HauntedPlace }
  const type = TYPES.find((each) => card.startsWith(`${each}-`)) ?? 'serviteur'
  return { type, family: card.slice(type.length + 1) as Family }
}
export const isPlace = (card: string): boolean => card in PLACES
export const zoneOfPlace = (card: string): Zone => placeLook(card as HauntedPlace).zone
export const placeTerror = (place: HauntedPlace): number => (placeLook(place).object ? 2 : 1)

/** What a card is worth among the cards of its apparition. */
export function terror(card: string, stack: readonly string[]): number {
  const found = parsed(card)
  if ('place' in found) return placeTerror(found.place)
  if (found.type === 'squatteur') return stack.filter(isPlace).length
  if (found.type === 'reine') return stack.filter((other) => other === `serviteur-${found.family}`).length
  return PRINTED[found.type] ?? 0
}
export const worth = (stack: readonly string[], isVisited: boolean): number =>
  stack.length ? stack.reduce((sum, card) => sum + terror(card, stack), isVisited ? ZONE_BONUS : 0) : 0

/** The Place where the object is found that opens somebody's eyes. */
export const placeOfObject = (object: HauntedObject): HauntedPlace =>
  (Object.keys(PLACES) as HauntedPlace[]).find((place) => placeLook(place).object === object) ?? 'cave'

/** The family that somebody does not believe in. */
export const unmovedBy = (who: Character | undefined): Family | undefined => who && CHARACTER_LOOK[who].unmovedBy
