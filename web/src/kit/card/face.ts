import type { Character, HauntedObject, Zone, Family } from '../../art/hantise/cast'
import type { Sign } from '../../art/signs'
import type { Person } from '../person'

/** What is seen through the window of a card. */
export type Scene =
  | { readonly kind: 'bust'; readonly picture: string; readonly ground: string; readonly ray: string }
  | { readonly kind: 'disc'; readonly picture: string }
  | { readonly kind: 'arch'; readonly picture: string }
  | { readonly kind: 'salver'; readonly picture: string }
  | { readonly kind: 'power'; readonly picture: string; readonly person: Person; readonly sign: Sign | '×2' }
  | { readonly kind: 'dial'; readonly hour: number }
  | { readonly kind: 'accusation'; readonly picture: string }

/** The house's own card: parchment, a stepped window, a name, the mark of its kind at the foot. */
export interface WindowFace {
  readonly shape: 'window'
  readonly paper: 'parchment' | 'sea'
  readonly scene: Scene
  readonly title: string
  readonly name: string
  /** Where only a picture and a word fit. */
  readonly short?: string
  /** A drawing in the colour of the edge, or somebody's badge. */
  readonly foot: { readonly sign: string; readonly colour?: string } | Person
  readonly label: string
}

/** A clue of Huis Clos: cut corners for a character's, notched ones for a weapon. */
export interface TileFace {
  readonly shape: 'tile'
  readonly picture: string
  readonly name: string
  readonly under: string
  /** Whose clue it is; a weapon is nobody's. */
  readonly owner: Person | undefined
  readonly label: string
}

/** A card of Hantise: the same parchment, a crooked window, numbers in the corners. */
export type HauntedFace = {
  readonly shape: 'haunted'
  readonly title: string
  readonly name: string
  /** Printed terror or threshold; a monster that counts something shows the sign of it. */
  readonly medal: number | string
  readonly label: string
} & (
  | {
      readonly kind: 'monster'
      readonly picture: string
      readonly family: Family
      readonly counts?: string
      readonly line: string
    }
  | {
      readonly kind: 'place'
      readonly picture: string
      readonly zone: Zone
      readonly object: HauntedObject | undefined
      readonly line: string
    }
  | { readonly kind: 'character'; readonly character: Character; readonly points: number }
)

export type CardFace = WindowFace | TileFace | HauntedFace

export const BACKS = ['house', 'intrigue', 'mask', 'clue', 'apparition', 'character', 'zone'] as const
export type CardBack = (typeof BACKS)[number]

/** Width over height of each kind of card. */
export const RATIO = { window: 120 / 170, tile: 100 / 124, haunted: 120 / 170 } as const
export const isTileBack = (back: CardBack): boolean => back === 'clue'

/** The largest type, up to `size`, in which a name of one line fits. */
export const fit = (name: string, width: number, size: number): number => {
  const needed = name.length * size * 0.52
  return needed > width ? +((width / needed) * size).toFixed(1) : size
}

/** The drawing that stands for a card where there is no room for it. */
export function emblem(face: CardFace): string {
  if (face.shape === 'tile') return face.picture
  if (face.shape === 'haunted') return face.kind === 'character' ? `ha-bust-${face.character}` : face.picture
  return face.scene.kind === 'dial' ? 'kind-time' : face.scene.picture
}
