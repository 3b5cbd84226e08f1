import {
  CHARACTER_LOOK,
  placeLook,
  type Character,
  type Family,
  type HauntedPlace,
  type MonsterType,
} from '../../art/hantise/cast'
import type { HauntedFace } from '../../kit/card/face'
import { counted, names, t } from '../../texts/texts.svelte'

/** What the terror of a monster counts where it is no printed number. */
const COUNTED: Readonly<Partial<Record<MonsterType, string>>> = {
  squatteur: 'ha-sign-place',
  reine: 'ha-type-serviteur',
}

/** `terror` is printed, or what the monster is worth where it lies. */
export function monsterFace(family: Family, type: MonsterType, terror?: number): HauntedFace {
  const { families, types } = names('hantise')
  const counts = terror === undefined ? COUNTED[type] : undefined
  return {
    shape: 'haunted',
    kind: 'monster',
    picture: `ha-monster-${family}-${type}`,
    family,
    title: families[family].one,
    name: types[type].name,
    line: types[type].does,
    medal: terror ?? '',
    ...(counts && { counts }),
    label: t('card.label', { kind: families[family].one, name: types[type].name }),
  }
}

export function placeFace(place: HauntedPlace, terror: number, points: number): HauntedFace {
  const { characters, places, zones } = names('hantise')
  const { zone, picture, object } = placeLook(place)
  const against = (Object.keys(CHARACTER_LOOK) as Character[]).find((who) => CHARACTER_LOOK[who].object === object)
  const worth = counted('card.points', points)
  return {
    shape: 'haunted',
    kind: 'place',
    picture,
    zone,
    object,
    title: zones[zone].name,
    name: places[place].name,
    medal: terror,
    line: object && against ? t('card.against', { points: worth, who: characters[against] }) : worth,
    label: t('card.label', { kind: zones[zone].name, name: places[place].name }),
  }
}

/** The Marabout has no threshold of his own: `+2`. */
export function characterFace(character: Character, threshold: number | string, points: number): HauntedFace {
  const name = names('hantise').characters[character]
  return {
    shape: 'haunted',
    kind: 'character',
    character,
    points,
    title: t(`card.age.${CHARACTER_LOOK[character].age}`),
    name,
    medal: threshold,
    label: t('card.character', { name, threshold, points: counted('card.points', points) }),
  }
}
