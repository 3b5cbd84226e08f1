import { t } from '../../texts/texts.svelte'
import { cardFace } from '../mansion/cards'
import { heedMansion, secretly, type Heed } from '../mansion/table/notable'
import type { Words } from '../mansion/table/words'
import { butlerFace, timeFace } from './cards'
import type { Butler } from './components'
import { edition } from './edition'
import type { Cluedo2008Entry } from './situation'

const open = (kicker: string, cards: readonly string[]): Heed => ({
  kicker,
  faces: cards.map((card) => cardFace(edition, card)),
  tone: 'alarm',
})

/** What is not to be missed. */
export function heed(entry: Cluedo2008Entry, words: Words): Heed | undefined {
  switch (entry.event) {
    case 'ShowedNeighbour':
      return entry.card !== null && words.isYou(entry.to) ? secretly(edition, entry.card) : undefined
    case 'Peeked':
      return words.isYou(entry.seat) ? secretly(edition, entry.card) : undefined
    case 'Glimpsed':
      return entry.card === null ? undefined : secretly(edition, entry.card)
    case 'LookedInPool':
      return entry.cards === null ? undefined : secretly(edition, ...entry.cards)
    case 'DrewButler':
      return entry.kind === null
        ? undefined
        : { kicker: t('c8.heed.butler'), faces: [butlerFace(entry.kind as Butler)], tone: 'secret' }
    case 'DrewTime':
      return { kicker: t('c8.heed.time'), faces: [timeFace(entry.track)], tone: 'news' }
    case 'Murdered':
      return open(t('c8.heed.murder'), entry.hand)
    case 'Accused':
      return open(t('heed.accusation'), [entry.suspect, entry.weapon, entry.room])
    default:
      return heedMansion(edition, entry, words)
  }
}
