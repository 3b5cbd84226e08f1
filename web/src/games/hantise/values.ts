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
import * as facts from './facts'

export const { ZONE_BONUS } = facts
type Printed<Who extends string> = Readonly<Record<Who, number>>
const printed = <Who extends string, Field extends string>(
  cards: Readonly<Record<Who, Printed<Field> | object>>,
  field: Field,
) =>
  Object.fromEntries(Object.entries(cards).map(([who, card]) => [who, (card as Printed<Field>)[field]])) as Printed<Who>

/** What is printed on the cards. */
export const THRESHOLD = printed(facts.CHARACTERS, 'threshold')
export const POINTS = printed(facts.CHARACTERS, 'points')
export const COPIES = printed(facts.TYPES, 'copies')
/** Nothing on those that count their company. */
export const PRINTED = printed(facts.TYPES, 'terror')

export type Parsed = { readonly place: HauntedPlace } | { readonly type: MonsterType; readonly family: Family }

/** A card by its name: `serviteur-spectre`, `cave`. */
export function parsed(card: string): Parsed {
  if (card in PLACES) return { place: card as HauntedPlace }
  const type = TYPES.find((each) => card.startsWith(`${each}-`)) ?? 'serviteur'
  return { type, family: card.slice(type.length + 1) as Family }
}
export const isPlace = (card: string): boolean => card in PLACES
export const zoneOfPlace = (card: string): Zone => placeLook(card as HauntedPlace).zone
export const placeTerror = (place: HauntedPlace): number => facts.PLACES[place].terror

/** What a card is worth among the cards of its apparition. */
export function terror(card: string, stack: readonly string[]): number {
  const found = parsed(card)
  if ('place' in found) return placeTerror(found.place)
  if (found.type === 'squatteur') return stack.filter(isPlace).length
  if (found.type === 'reine') return stack.filter((other) => other === `serviteur-${found.family}`).length
  return PRINTED[found.type]
}
export const worth = (stack: readonly string[], isVisited: boolean): number =>
  stack.length ? stack.reduce((sum, card) => sum + terror(card, stack), isVisited ? ZONE_BONUS : 0) : 0

/** The Place where the object is found that opens somebody's eyes. */
export const placeOfObject = (object: HauntedObject): HauntedPlace =>
  (Object.keys(PLACES) as HauntedPlace[]).find((place) => placeLook(place).object === object) ?? 'cave'

/** The family that somebody does not believe in. */
export const unmovedBy = (who: Character | undefined): Family | undefined => who && CHARACTER_LOOK[who].unmovedBy
