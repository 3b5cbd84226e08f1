import type { Character, HauntedPlace } from '../../art/hantise/cast'
import type { HauntedFace } from '../../kit/card/face'
import { names, t } from '../../texts/texts.svelte'
import { characterFace, monsterFace, placeFace } from './cards'
import { asFamily, asZone } from './situation'
import { parsed, placeTerror, POINTS, PRINTED, THRESHOLD } from './values'

/** « Serviteur Spectre »; « Cave ». */
export function cardName(card: string): string {
  const { places, types, families } = names('hantise')
  const found = parsed(card)
  return 'place' in found
    ? places[found.place].name
    : t('ha.monster', { type: types[found.type].name, family: families[found.family].one })
}
/** « le Serviteur Spectre »; « la Cave ». */
export function theCard(card: string): string {
  const found = parsed(card)
  return 'place' in found
    ? names('hantise').places[found.place].the
    : t(`ha.the.${found.type}`, { family: names('hantise').families[found.family].one })
}
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length < 2 ? last : t('ha.and', { list: things.slice(0, -1).join(', '), last })
}
export const cardNames = (cards: readonly string[]): string => listed(cards.map(cardName))
/** « le Serviteur Spectre, la Cave et le Puits ». */
export const theCards = (cards: readonly string[]): string => listed(cards.map(theCard))
export const zoneName = (zone: unknown): string => names('hantise').zones[asZone(zone)].name
/** « au Jardin ». */
export const inZone = (zone: unknown): string => names('hantise').zones[asZone(zone)].in
/** What a devastation sweeps away: « le Jardin »; « les Spectres ». */
export const swept = (zone: unknown, family: unknown): string =>
  zone
    ? names('hantise').zones[asZone(zone)].the
    : t('ha.families', { family: names('hantise').families[asFamily(family)].many })
export const characterName = (who: unknown): string => names('hantise').characters[who as Character]

/** As the card of a character lies there once they are scared. */
export const scaredFace = (who: Character): HauntedFace =>
  characterFace(who, who === 'marabout' ? `+${THRESHOLD.marabout}` : THRESHOLD[who], POINTS[who])
/** The card as it is held. */
export function faceOf(card: string): HauntedFace {
  const found = parsed(card)
  if ('place' in found) {
    const terror = placeTerror(found.place as HauntedPlace)
    return placeFace(found.place, terror, terror)
  }
  return monsterFace(found.family, found.type, PRINTED[found.type] || undefined)
}
