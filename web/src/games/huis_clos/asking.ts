import type { Place } from '../../art/huis_clos/cast'
import { t } from '../../texts/texts.svelte'
import { isWeapon, ownerOf, placeOf } from './clue'
import { ACCUSING_FROM, DESTRUCTIONS, LAST_TURN } from './facts'
import { characterOf, isYou, PLACES, placeName, standing, type At } from './situation'

/** What is being decided, told by what is offered. */
export type Moment =
  'draft' | 'go' | 'deed' | 'observe' | 'find' | 'swap' | 'destroy' | 'spoil' | 'give' | 'deposit' | 'take-back'

export function momentOf(at: At): Moment | undefined {
  const verbs = new Set(at.options.map(({ verb }) => verb))
  if (!verbs.size) return undefined
  if (verbs.has('go')) return 'go'
  if (verbs.has('observe')) return 'observe'
  if (verbs.has('give')) return 'give'
  if (verbs.has('deposit')) return 'deposit'
  if (verbs.has('take-back')) return 'take-back'
  if (verbs.has('swap') || verbs.has('take-destroy')) return 'swap'
  if (verbs.has('take')) return at.picture.turn ? 'find' : 'draft'
  if (verbs.has('keep')) return 'destroy'
  if (verbs.has('destroy')) return 'spoil'
  return 'deed'
}

export const offered = (at: At, verb: string, part: string): string[] => [
  ...new Set(at.options.filter((option) => option.verb === verb).map((option) => String(option.parts[part]))),
]

/** Where you are. */
export const here = (at: At): string => (at.seat === null ? '' : (at.picture.pawns[at.seat] ?? ''))
const contents = (at: At, place: string): readonly string[] => at.picture.seen[PLACES.indexOf(place as Place)] ?? []

/** The clues that lie open before you in this question. */
export function laidOut(at: At, moment: Moment): readonly string[] {
  if (moment === 'draft') return contents(at, 'suite-bleue')
  if (moment === 'find' || moment === 'swap' || moment === 'spoil') return contents(at, here(at))
  if (moment === 'take-back') return at.picture.pool ?? []
  return at.picture.hand
}

const isInnocent = (at: At): boolean => at.seat !== null && at.picture.roles[at.seat] === false && !at.picture.duel

/** Those whom a weapon would kill where they stand. */
export const victims = (at: At, weapon: string): number[] => (isWeapon(weapon) ? standing(at, placeOf(weapon)) : [])

/** Why a clue that lies before you cannot be chosen. */
export function whyNot(at: At, moment: Moment, clue: string): string {
  if (moment === 'deposit' && isWeapon(clue)) {
    if (victims(at, clue).some((seat) => isYou(at, seat)) && !isInnocent(at))
      return t('hc.why.ownPlace', { place: placeName(placeOf(clue)).in })
    return at.picture.hand.every(isWeapon) ? t('hc.why.least') : t('hc.why.kills')
  }
  if (moment === 'take-back') return t('hc.why.clueFirst')
  if (moment === 'destroy' || moment === 'spoil') return whyKept(at, clue)
  return isWeapon(clue) ? t('hc.why.twoWeapons') : t('hc.why.nowhere')
}

/** Why a clue cannot be destroyed. */
export function whyKept(at: At, clue: string): string {
  if (isWeapon(clue)) return t('hc.why.weapon')
  if (at.seat !== null && ownerOf(clue) === characterOf(at, at.seat)) return t('hc.why.ownClue')
  return destructionsLeft(at) ? t('hc.why.nowhere') : t('hc.why.thrice')
}

export const destructionsLeft = (at: At): number =>
  at.seat === null ? 0 : Math.max(0, DESTRUCTIONS - (at.picture.destroyed[at.seat]?.length ?? 0))

type Seats = keyof typeof LAST_TURN
/** From this turn on one may accuse. */
export const accusingFrom = (at: At): number => ACCUSING_FROM[`${at.picture.characters.length}` as Seats]
export const lastTurn = (at: At): number => LAST_TURN[`${at.picture.characters.length}` as Seats]

/** Who has answered whether they observe you, and how. */
export function onlookers(at: At): { readonly seat: number; readonly observes: boolean }[] {
  const found: { seat: number; observes: boolean }[] = []
  for (let i = at.entries.length - 1; i >= 0; i--) {
    const entry = at.entries[i]
    if (entry?.event === 'InvestigationBegan') break
    if (entry?.event === 'Observed' || entry?.event === 'Declined')
      found.unshift({ seat: entry.seat, observes: entry.event === 'Observed' })
  }
  return found
}
