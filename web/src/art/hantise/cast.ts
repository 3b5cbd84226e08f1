import type { Look } from '../look'

export const FAMILIES = ['esprit-frappeur', 'fantome', 'revenant', 'spectre'] as const
export const TYPES = ['serviteur', 'assommeur', 'chatouilleur', 'squatteur', 'reine'] as const
export const ZONES = ['premier-etage', 'rez-de-chaussee', 'jardin', 'sous-sol'] as const
export const OBJECTS = ['lunettes', 'cornet', 'liste', 'preuves'] as const
export const CHARACTERS = ['bebe', 'fillette', 'fiston', 'meme', 'pepe', 'maman', 'papa', 'marabout'] as const
export const SOULS = ['claire', 'sombre'] as const

export type Family = (typeof FAMILIES)[number]
export type MonsterType = (typeof TYPES)[number]
export type Zone = (typeof ZONES)[number]
export type HauntedObject = (typeof OBJECTS)[number]
export type Character = (typeof CHARACTERS)[number]
export type Soul = (typeof SOULS)[number]

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
  readonly object?: HauntedObject
}
const place = (zone: Zone, name: string, object?: HauntedObject): PlaceLook => ({ zone, picture: `ha-place-${name}`, ...(object && { object }) })
const manor = (zone: Zone, name: string): PlaceLook => ({ zone, picture: `room-${name}` })

/** Four places borrow the emblems of the manor's rooms. */
export const PLACES = {
  puits: place('jardin', 'puits', 'preuves'),
  serre: place('jardin', 'serre'),
  bassin: place('jardin', 'bassin'),
  cabanon: place('jardin', 'cabanon'),
  cave: place('sous-sol', 'cave', 'cornet'),
  buanderie: place('sous-sol', 'buanderie'),
  chaufferie: place('sous-sol', 'chaufferie'),
  garage: place('sous-sol', 'garage'),
  placard: place('rez-de-chaussee', 'placard', 'liste'),
  cuisine: manor('rez-de-chaussee', 'cuisine'),
  salon: manor('rez-de-chaussee', 'salon'),
  'salle-a-manger': manor('rez-de-chaussee', 'salle-a-manger'),
  grenier: place('premier-etage', 'grenier', 'lunettes'),
  chambre: place('premier-etage', 'chambre'),
  'salle-de-bain': place('premier-etage', 'salle-de-bain'),
  bibliotheque: manor('premier-etage', 'bibliotheque'),
} satisfies Readonly<Record<string, PlaceLook>>
export type HauntedPlace = keyof typeof PLACES
export const placeLook = (name: HauntedPlace): PlaceLook => PLACES[name]

interface CharacterLook {
  readonly ground: string
  readonly ray: string
  readonly age: 'child' | 'adult' | 'guest'
  /** An adult does not believe in one family, unless the object is held. */
  readonly unmovedBy?: Family
  readonly object?: HauntedObject
}

export const CHARACTER_LOOK: Readonly<Record<Character, CharacterLook>> = {
  bebe: { age: 'child', ground: '#4b4070', ray: '#61548c' },
  fillette: { age: 'child', ground: '#5f2a52', ray: '#7b3a69' },
  fiston: { age: 'child', ground: '#1f4d57', ray: '#2c6570' },
  meme: { age: 'adult', unmovedBy: 'spectre', object: 'lunettes', ground: '#3f3a6b', ray: '#544d88' },
  pepe: { age: 'adult', unmovedBy: 'esprit-frappeur', object: 'cornet', ground: '#4d3a2a', ray: '#68503a' },
  maman: { age: 'adult', unmovedBy: 'revenant', object: 'liste', ground: '#1e4a3a', ray: '#2c624d' },
  papa: { age: 'adult', unmovedBy: 'fantome', object: 'preuves', ground: '#54233a', ray: '#6f324d' },
  marabout: { age: 'guest', ground: '#23235c', ray: '#323279' },
}

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
