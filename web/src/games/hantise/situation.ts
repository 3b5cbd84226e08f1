import { CHARACTERS, SOULS, type Character, type Family, type Soul, type Zone } from '../../art/hantise/cast'
import type { Acted, HantiseEvent, HantisePicture } from '../../protocol/protocol'
import { isYou, type Situation } from '../../table/situation'
import { t } from '../../texts/texts.svelte'
import type { StagedProps } from '../../theatre/cue'
import { ZONES } from './facts'
import { isPlace } from './values'

export { isYou }

export type Told = HantiseEvent | Acted
export type At = Situation<HantisePicture, Told>
export type StageProps = StagedProps<HantisePicture, Told>

/** The Zones in the order of the server's lists. */
export { NIGHTS, ZONES } from './facts'
const UNDER_THE_PILE = 0
const IN_PLAY = 1

export const stackOf = (at: At, seat: number, zone: Zone): readonly string[] =>
  at.picture.stacks[seat * ZONES.length + ZONES.indexOf(zone)] ?? []
export const valueOf = (at: At, seat: number, zone: Zone): number =>
  at.picture.values[seat * ZONES.length + ZONES.indexOf(zone)] ?? 0
/** Places alone scare nobody. */
export const isWallsOnly = (stack: readonly string[]): boolean => stack.every(isPlace)
/** What counts against the threshold. */
export const frightOf = (at: At, seat: number, zone: Zone): number =>
  isWallsOnly(stackOf(at, seat, zone)) ? 0 : valueOf(at, seat, zone)

export const soulOf = (seat: number): Soul => SOULS[seat] ?? SOULS[0]
export const nameOf = (at: At, seat: number): string => (isYou(at, seat) ? t('ha.you') : (at.names[seat] ?? ''))
/** Left in the house, then right: whoever looks is at the right. */
export const sides = (at: At): readonly [left: number, right: number] => (at.seat === 0 ? [1, 0] : [0, 1])

/** Who is to be scared this night; nobody between two nights. */
export const tonight = (at: At): Character | undefined =>
  at.picture.goal === null ? undefined : (at.picture.character as Character)
export const zoneOf = (at: At): Zone | undefined => (at.picture.zone as Zone | null) ?? undefined
export const isMaraboutWaiting = (at: At): boolean => at.picture.marabout === UNDER_THE_PILE
export const isMaraboutHere = (at: At): boolean => at.picture.marabout === IN_PLAY

/** A set of Characters, written as bits. */
export const characters = (bits: number): Character[] => CHARACTERS.filter((_, i) => (bits >> i) & 1)
export const zonesLeft = (at: At): number => ZONES.filter((_, i) => (at.picture.zones >> i) & 1).length

export const asFamily = (name: unknown): Family => name as Family
export const asZone = (name: unknown): Zone => name as Zone
