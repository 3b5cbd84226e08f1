import type { Zone } from '../../art/hantise/cast'
import type { Option } from '../../protocol/options'
import { way } from '../../table/way'
import { t } from '../../texts/texts.svelte'
import { chosen } from '../choosing.svelte'
import { characterName } from './naming'
import { frightOf, stackOf, tonight, zoneOf, ZONES, type At } from './situation'
import { isPlace, parsed, unmovedBy, worth, zoneOfPlace, ZONE_BONUS } from './values'

/** What is being decided, if it is yours to decide. */
export type Moment =
  'main' | 'chase' | 'knock' | 'recall' | 'squat' | 'capture' | 'scare' | 'name' | 'place' | 'reine' | 'devastate'
export const momentOf = (at: At): Moment | undefined => (at.options.length ? (at.picture.moment as Moment) : undefined)

/** What is said of leaving an effect unused, or a Reine unscored. */
export function declineLabel(at: At): string {
  const moment = momentOf(at)
  return moment === 'knock' || moment === 'chase' || moment === 'reine'
    ? t(`ha.do.decline.${moment}`)
    : t('ha.do.decline')
}

/** How a card of the hand can be played in a Zone. */
export const playing = (at: At, card: string, zone: Zone): Option | undefined =>
  isPlace(card) ? (zoneOfPlace(card) === zone ? way(at, 'play', { card }) : undefined) : way(at, 'play', { card, zone })

/** The last Monster discarded: what a Chatouilleur brings back. */
export const lastMonster = (at: At): string => at.picture.discard.findLast((card) => !isPlace(card)) ?? ''

/** Which stack the Reine takes from: `0 jardin`. */
export const sourceOf = (seat: number, zone: Zone): string => `${seat} ${zone}`
const topOf = (at: At, seat: number, zone: Zone): string => stackOf(at, seat, zone).at(-1) ?? ''
export function sourceCard(at: At): string | undefined {
  const [seat, zone] = chosen(at, 'source')?.split(' ') ?? []
  return zone === undefined ? undefined : topOf(at, Number(seat), zone as Zone)
}

/** What pressing a stack does: answer the question, or choose a part of the answer. */
export interface Target {
  readonly text?: string
  readonly source?: string
  /** What the apparition will be worth. */
  readonly after?: number
}

/** What a stack would be worth there tonight. */
export const valued = (at: At, zone: Zone, stack: readonly string[]): number => worth(stack, zoneOf(at) === zone)
const without = (at: At, seat: number, zone: Zone): number => valued(at, zone, stackOf(at, seat, zone).slice(0, -1))
const joined = (at: At, seat: number, zone: Zone, card: string): number =>
  valued(at, zone, [...stackOf(at, seat, zone), card])

/** What a card would make of one's apparition in a Zone. */
export const preview = (at: At, card: string, zone: Zone): number | undefined =>
  at.seat !== null && playing(at, card, zone) ? joined(at, at.seat, zone, card) : undefined

export function target(at: At, seat: number, zone: Zone): Target | undefined {
  const isOwn = seat === at.seat
  switch (momentOf(at)) {
    case 'main': {
      const card = chosen(at, 'card')
      const option = isOwn && card ? playing(at, card, zone) : undefined
      return option && card ? { text: option.text, after: joined(at, seat, zone, card) } : undefined
    }
    case 'knock': {
      const option = way(at, 'knock', { owner: seat, zone })
      return option && { text: option.text, after: without(at, seat, zone) }
    }
    case 'recall': {
      const option = isOwn ? way(at, 'recall', { to: zone }) : undefined
      return option && { text: option.text, after: joined(at, seat, zone, lastMonster(at)) }
    }
    case 'squat': {
      const option = isOwn ? undefined : way(at, 'squat', { zone })
      return option && { text: option.text, after: without(at, seat, zone) }
    }
    case 'capture':
      return captured(at, seat, zone)
    case 'scare':
    case 'name': {
      const option = isOwn ? way(at, 'win', { zone }) : undefined
      return option && { text: option.text }
    }
    default:
      return undefined
  }
}

function captured(at: At, seat: number, zone: Zone): Target | undefined {
  const [owner, from] = chosen(at, 'source')?.split(' ') ?? []
  if (from === undefined)
    return way(at, 'capture', { owner: seat, zone })
      ? { source: sourceOf(seat, zone), after: without(at, seat, zone) }
      : undefined
  const card = sourceCard(at) ?? ''
  const option = seat === at.seat ? way(at, 'capture', { owner: Number(owner), zone: from, to: zone }) : undefined
  return option && { text: option.text, after: joined(at, seat, zone, card) }
}

/** What chasing would bring: the bonus leaves with the Character, and so may a night that is won, or one that is lost. */
export function chasing(at: At): 'saves' | 'spoils' | undefined {
  const zone = zoneOf(at)
  const goal = at.picture.goal
  if (!zone || goal === null || at.seat === null) return undefined
  const hangs = (seat: number): boolean => {
    const fright = frightOf(at, seat, zone)
    return fright >= goal && fright - ZONE_BONUS < goal
  }
  if (hangs(at.seat)) return 'spoils'
  return hangs(1 - at.seat) ? 'saves' : undefined
}

/** Whether anything was played since the turn began. */
export const hasPlayed = (at: At): boolean => {
  const begun = at.entries.findLastIndex(({ event }) => event === 'TurnBegan')
  return at.entries.slice(begun + 1).some(({ event }) => event === 'Played' || event === 'Changed')
}

/** Every stack that answers now. */
export const targets = (at: At): { readonly seat: number; readonly zone: Zone; readonly target: Target }[] =>
  [0, 1].flatMap((seat) =>
    ZONES.flatMap((zone) => {
      const found = target(at, seat, zone)
      return found ? { seat, zone, target: found } : []
    }),
  )

/** Why a card of the hand cannot be played now. */
export function whyNot(at: At, card: string): string | undefined {
  if (momentOf(at) !== 'main' || at.options.some(({ parts }) => parts['card'] === card)) return undefined
  const found = parsed(card)
  const who = tonight(at)
  if ('family' in found && who && unmovedBy(who) === found.family)
    return t('ha.why.unmoved', { who: characterName(who) })
  return t('ha.why.nowhere')
}

/** The strongest apparition of a seat. */
export const best = (at: At, seat: number): number => Math.max(...ZONES.map((zone) => frightOf(at, seat, zone)))
