import { SOULS, type Soul, type Zone } from '../../art/hantise/cast'
import type { Option } from '../../protocol/options'
import { t } from '../../texts/texts.svelte'
import { declineLabel, lastMonster, sourceOf } from './asking'
import { cardName, characterName, inZone, listed, swept, theCard, zoneName } from './naming'
import { asZone, isYou, nameOf, stackOf, tonight, ZONES, type At } from './situation'
import { isPlace, zoneOfPlace } from './values'

const within = (zone: string): string => inZone(zone)
const seatOf = (soul: string): number => SOULS.indexOf(soul as Soul)
const topOf = (at: At, seat: number, zone: string): string => theCard(stackOf(at, seat, asZone(zone)).at(-1) ?? '')
const zoneOfPlay = (card: string, zone: string): string => (isPlace(card) ? zoneOfPlace(card) : zone)

/** What a devastation sweeps away, and who makes it possible. */
function devastated(combination: string, target: string): { readonly what: string; readonly group: string } {
  const isZone = ZONES.some((zone) => zone === target)
  const what = swept(isZone ? target : null, target)
  return { what, group: listed(combination.split('-').map(characterName)) }
}

/** What to do, as somebody would say it. */
export function counsel(at: At, text: string): string {
  const [verb, first = '', second = '', third = ''] = text.split(' ')
  switch (verb) {
    case 'play':
      return t('ha.advice.play', { card: theCard(first), zone: within(zoneOfPlay(first, second)) })
    case 'change':
    case 'score':
      return t(`ha.advice.${verb}`, { card: theCard(first) })
    case 'fold':
    case 'end':
      return t(`ha.advice.${verb}`)
    case 'chase':
      return t('ha.advice.chase', { who: characterName(tonight(at) ?? 'bebe') })
    case 'knock': {
      const owner = seatOf(first)
      const said = { card: topOf(at, owner, second), zone: within(second) }
      return isYou(at, owner)
        ? t('ha.advice.knock.own', said)
        : t('ha.advice.knock', { ...said, whom: nameOf(at, owner) })
    }
    case 'recall':
      return t('ha.advice.recall', { card: theCard(lastMonster(at)), zone: within(first) })
    case 'squat':
      return t('ha.advice.squat', { card: topOf(at, 1 - (at.seat ?? 0), first), zone: within(first) })
    case 'capture':
      return t('ha.advice.capture', { card: topOf(at, seatOf(first), second), zone: within(third) })
    case 'win':
      return t('ha.advice.win', { zone: within(first) })
    case 'devastate':
      return t('ha.advice.devastate', devastated(first, second))
    default:
      return t('advice.press', { label: brief(at, text) })
  }
}

/** The same in a list or a plan, in few words: stacks may have other tops by then. */
export function brief(at: At, text: string): string {
  const [verb, first = '', second = '', third = ''] = text.split(' ')
  switch (verb) {
    case 'play':
      return t('ha.brief.play', { card: cardName(first), zone: within(zoneOfPlay(first, second)) })
    case 'change':
      return t('ha.do.change', { card: theCard(first) })
    case 'fold':
    case 'end':
    case 'done':
      return t(`ha.do.${verb}`)
    case 'chase':
      return t('ha.do.chase', { who: characterName(tonight(at) ?? 'bebe') })
    case 'knock':
      return t('ha.brief.knock', { zone: within(second), whom: nameOf(at, seatOf(first)) })
    case 'recall':
    case 'squat':
      return t(`ha.brief.${verb}`, { zone: within(first) })
    case 'capture':
      return t('ha.brief.capture', { zone: within(second), whom: nameOf(at, seatOf(first)), to: within(third) })
    case 'win':
      return zoneName(first)
    case 'score':
      return cardName(first)
    case 'devastate':
      return t('ha.brief.devastate', devastated(first, second))
    default:
      return declineLabel(at)
  }
}

/** What is chosen of an answer that is given in several presses. */
export function partsOf({ verb, parts }: Option): Record<string, string> {
  switch (verb) {
    case 'play':
    case 'change':
      return { card: String(parts['card']) }
    case 'fold':
      return { fold: 'fold' }
    case 'capture':
      return { source: sourceOf(Number(parts['owner']), parts['zone'] as Zone) }
    case 'devastate':
      return { combination: String(parts['combination']) }
    default:
      return {}
  }
}
