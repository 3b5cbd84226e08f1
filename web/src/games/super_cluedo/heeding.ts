import { t } from '../../texts/texts.svelte'
import { cardFace } from '../mansion/cards'
import { heedMansion, secretly, type Heed } from '../mansion/table/notable'
import type { Words } from '../mansion/table/words'
import { edition } from './edition'
import type { SuperCluedoEntry } from './situation'

/** What is not to be missed. */
export function heed(entry: SuperCluedoEntry, words: Words): Heed | undefined {
  switch (entry.event) {
    case 'LetSee':
      return entry.card !== null && words.isYou(entry.to) ? secretly(edition, entry.card) : undefined
    case 'Accused':
      return {
        kicker: t('heed.accusation'),
        faces: (entry.paper ?? []).map((card) => cardFace(edition, card)),
        tone: 'alarm',
      }
    default:
      return heedMansion(edition, entry, words)
  }
}
