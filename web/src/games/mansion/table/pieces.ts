import type { Option } from '../../../protocol/options'
import { t } from '../../../texts/texts.svelte'
import { isSquare, type Place } from '../board/board'
import { of, type CardWay, type Going, type Naming, type Way } from './asking'
import { ownPlace, type Edition, type MansionSituation } from './edition'
import { pointsOf } from './walks'
import type { Words } from './words'

/** The lit button is the last one. */
export const primary = (way: Way): Way => ({ ...way, look: 'primary' })
export const quiet = (way: Way): Way => ({ ...way, look: 'quiet' })
/** To end a turn without the suggestion that it allows. */
export const passing = (way: Way): Way => ({ ...way, label: t('way.pass'), look: 'quiet' })

/** A button for every option of the verb: none if it is not offered. */
const button =
  (verb: string, label: () => string, sign?: Way['sign']) =>
  (options: readonly Option[]): Way[] =>
    of(options, verb).map(({ text }) => ({ text, label: label(), ...(sign && { sign }) }))

export const roll = button('roll', () => t('way.roll'))
export const end = button('end', () => t('way.end'))
export const pass = button('pass', () => t('way.pass'))
export const stop = button('stop', () => t('way.stop'))

export function passage(edition: Edition, at: MansionSituation, words: Words): Way[] {
  const here = ownPlace(edition, at)
  const leads = edition.mansion.board.passages.find(({ from, mark }) => from === here || mark.join() === here)?.to
  const label = leads
    ? t('way.passage.to', { room: isSquare(leads) ? t('board.path') : words.name(leads) })
    : t('way.passage')
  return of(at.options, 'passage').map(({ text }) => ({ text, label, sign: 'passage' }))
}

/** Only whose pawn a suggestion has fetched may stay: they are told so. */
export const fetched = (options: readonly Option[]): string | undefined =>
  of(options, 'stay').length ? t('ask.fetched') : undefined

export function stay(edition: Edition, at: MansionSituation, words: Words): Way[] {
  const here = ownPlace(edition, at) ?? ''
  return of(at.options, 'stay').map(({ text }) => ({ text, label: t('way.stay', { in: words.inside(here) }) }))
}

/** Where one may go, with the walk there; `costOf` says what it takes, given how far it is. */
export function goings(
  edition: Edition,
  at: MansionSituation,
  verb: string,
  costOf: (place: Place, distance: number | undefined) => number | undefined,
): Going[] {
  const from = ownPlace(edition, at)
  const walks = from === undefined ? new Map<Place, readonly Place[]>() : edition.walks(from)
  return of(at.options, verb).map(({ text, parts }) => {
    const place = parts.place as Place
    const path = walks.get(place)
    return { text, end: { place, cost: costOf(place, path && pointsOf(path)), path } }
  })
}

export const suggesting = (options: readonly Option[], here?: string): Naming | undefined => {
  const found = of(options, 'suggest')
  return found.length ? { options: found, here } : undefined
}
export const accusing = (options: readonly Option[]): Naming | undefined => {
  const found = of(options, 'accuse')
  return found.length ? { options: found } : undefined
}

export const cardsToShow = (options: readonly Option[], words: Words): CardWay[] =>
  of(options, 'show').map(({ text, parts }) => {
    const card = parts.card as string
    return { text, card, label: t('way.show.card', { card: words.card(card) }) }
  })
