import * as facts from '../../games/hantise/facts'
import type { Look } from '../look'

export const { FAMILIES, SOULS } = facts
export type Family = (typeof facts.FAMILIES)[number]
export type MonsterType = keyof typeof facts.TYPES
export type Zone = (typeof facts.ZONES)[number]
export type Character = keyof typeof facts.CHARACTERS
export type HauntedPlace = keyof typeof facts.PLACES
export type HauntedObject = NonNullable<(typeof facts.PLACES)[HauntedPlace]['object']>
export type Soul = (typeof facts.SOULS)[number]

export const TYPES = Object.keys(facts.TYPES) as MonsterType[]
export const CHARACTERS = Object.keys(facts.CHARACTERS) as Character[]
/** As the house is drawn: upstairs, downstairs, outside, below. */
export const ZONES: readonly Zone[] = ['premier-etage', 'rez-de-chaussee', 'jardin', 'sous-sol']

export interface FamilyLook {
  readonly colour: string
  readonly lit: string
  readonly shade: string
  readonly deep: string
  readonly ray: string
  readonly eye: string
  /** Of the sign on the badge. */
  readonly on: string
}

/** No colour stands alone: families have a silhouette and a badge of their own shape, zones a sign. */
export const FAMILY_LOOK: Readonly<Record<Family, FamilyLook>> = {
  'esprit-frappeur': { colour: '#d13f46', lit: '#ff9a84', shade: '#93222f', deep: '#4a1020', ray: '#66192b', eye: '#1c1226', on: '#fff3e8' },
  fantome: { colour: '#7fd298', lit: '#b5e8a8', shade: '#5ea36a', deep: '#16402f', ray: '#20543b', eye: '#1c1226', on: '#1c1226' },
  revenant: { colour: '#f2bd36', lit: '#f8e3a0', shade: '#c39a4a', deep: '#5c4310', ray: '#78581a', eye: '#ffe7a0', on: '#1c1226' },
  spectre: { colour: '#4f8ae4', lit: '#7db2f4', shade: '#2b57a8', deep: '#172c5f', ray: '#203b78', eye: '#dff3ff', on: '#1c1226' },
}

export interface ZoneLook {
  readonly colour: string
  readonly deep: string
  readonly ray: string
  readonly on: string
}

export const ZONE_LOOK: Readonly<Record<Zone, ZoneLook>> = {
  'premier-etage': { colour: '#a6dcf5', deep: '#1f4460', ray: '#2b5a7c', on: '#0e2433' },
  'rez-de-chaussee': { colour: '#ea7b30', deep: '#6b3413', ray: '#86461d', on: '#2e1404' },
  jardin: { colour: '#c2e255', deep: '#35500f', ray: '#486a18', on: '#1b2a05' },
  'sous-sol': { colour: '#a47eec', deep: '#33215f', ray: '#462f7d', on: '#1b0f38' },
}

interface PlaceLook {
  readonly zone: Zone
  readonly picture: string
  readonly object: HauntedObject | undefined
}
/** These borrow the emblems of the manor's rooms. */
const OF_THE_MANOR: readonly string[] = ['cuisine', 'salon', 'salle-a-manger', 'bibliotheque'] satisfies HauntedPlace[]

export const PLACES = facts.PLACES
export function placeLook(name: HauntedPlace): PlaceLook {
  const { zone, object } = facts.PLACES[name]
  return { zone, picture: OF_THE_MANOR.includes(name) ? `room-${name}` : `ha-place-${name}`, object: object ?? undefined }
}

interface Painted {
  readonly ground: string
  readonly ray: string
  readonly age: 'child' | 'adult' | 'guest'
}
interface CharacterLook extends Painted {
  /** An adult does not believe in one family, unless the object is held. */
  readonly unmovedBy: Family | undefined
  readonly object: HauntedObject | undefined
}

const PAINTED: Readonly<Record<Character, Painted>> = {
  bebe: { age: 'child', ground: '#4b4070', ray: '#61548c' },
  fillette: { age: 'child', ground: '#5f2a52', ray: '#7b3a69' },
  fiston: { age: 'child', ground: '#1f4d57', ray: '#2c6570' },
  meme: { age: 'adult', ground: '#3f3a6b', ray: '#544d88' },
  pepe: { age: 'adult', ground: '#4d3a2a', ray: '#68503a' },
  maman: { age: 'adult', ground: '#1e4a3a', ray: '#2c624d' },
  papa: { age: 'adult', ground: '#54233a', ray: '#6f324d' },
  marabout: { age: 'guest', ground: '#23235c', ray: '#323279' },
}
export const CHARACTER_LOOK = Object.fromEntries(
  CHARACTERS.map((who) => {
    const { unmovedBy, object } = facts.CHARACTERS[who]
    return [who, { ...PAINTED[who], unmovedBy: unmovedBy ?? undefined, object: object ?? undefined }]
  }),
) as Readonly<Record<Character, CharacterLook>>

/** The two players: a pale soul in a round, a dark one in a lozenge. */
export const SOUL_LOOK: Readonly<Record<Soul, Look>> = {
  claire: {
    colour: '#5d3fa3', on: '#f6f0ff', shade: '#3b2775', head: '#f6f1ff', ground: '#2a1a52', ray: '#352263',
    shape: 'M20 2.5 A17.5 17.5 0 1 1 19.99 2.5Z', bust: 'ha-soul-claire', pawn: 'ha-soul-claire',
  },
  sombre: {
    colour: '#ff9d6b', on: '#1c1226', shade: '#b85f33', head: '#3a2046', ground: '#5c2d18', ray: '#763c21',
    shape: 'M20 2 L38 20 L20 38 L2 20Z', bust: 'ha-soul-sombre', pawn: 'ha-soul-sombre',
  },
}
