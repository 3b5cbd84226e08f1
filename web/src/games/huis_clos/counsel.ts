import type { Option } from '../../protocol/options'
import { t } from '../../texts/texts.svelte'
import { here } from './asking'
import { theClue } from './clue'
import { theName, placeName, seatOf, type At } from './situation'

/** Whoever plays it, as a sentence names them. */
export const nameOf = (at: At, character: string): string => theName(at, seatOf(at, character))

/** What to do, as somebody would say it. */
export function counsel(at: At, text: string): string {
  const [verb, first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'go':
      return t('hc.advice.go', { place: placeName(first).in })
    case 'search':
      return t('hc.advice.search', { place: placeName(here(at)).the })
    case 'exchange':
      return t('hc.advice.exchange', { whom: nameOf(at, first) })
    case 'accuse':
      return t('hc.advice.accuse', { whom: nameOf(at, first), clue: theClue(second) })
    case 'observe':
      return t('hc.advice.observe', { whom: theName(at, at.picture.player) })
    case 'take':
      return t('hc.advice.take', { clue: theClue(first) })
    case 'swap':
      return t('hc.advice.swap', { clue: theClue(second), own: theClue(first) })
    case 'take-destroy':
      if (first === second) return t('hc.advice.destroy', { clue: theClue(first) })
      return t('hc.advice.takeDestroy', { clue: theClue(first), own: theClue(second) })
    case 'destroy':
      return t('hc.advice.destroy', { clue: theClue(first) })
    case 'give':
      return t('hc.advice.give', { clue: theClue(first) })
    case 'deposit':
      return t('hc.advice.deposit', { clue: theClue(first) })
    case 'take-back':
      return t('hc.advice.takeBack', { clue: theClue(first) })
    default:
      return t('advice.press', { label: brief(at, text) })
  }
}

/** The same in a list, in few words. */
export function brief(at: At, text: string): string {
  const [verb, first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'go':
      return placeName(first).name
    case 'search':
    case 'pass':
    case 'observe':
    case 'decline':
    case 'keep':
      return t(`hc.do.${verb}`)
    case 'exchange':
    case 'accuse':
      return t(`hc.do.${verb}`, { whom: nameOf(at, first) })
    case 'destroy':
      return t('hc.do.destroy', { the: theClue(first) })
    case 'swap':
      return t('hc.brief.swap', { clue: theClue(second), own: theClue(first) })
    case 'take-destroy':
      if (first === second) return t('hc.do.destroy', { the: theClue(first) })
      return t('hc.brief.takeDestroy', { clue: theClue(first), own: theClue(second) })
    default:
      return theClue(first)
  }
}

/** What is chosen of an answer that is given in several presses. */
export function partsOf({ verb, parts }: Option): Record<string, string> {
  const { clue, own, destroyed, accused } = parts
  const given = verb === 'take-destroy' && destroyed !== clue ? destroyed : own
  return Object.fromEntries(
    Object.entries({ clue, own: given, accused }).flatMap(([part, value]) => (value ? [[part, String(value)]] : [])),
  )
}
