import { t } from '../../texts/texts.svelte'
import { cardFace } from '../mansion/cards'
import { heedMansion, type Heed } from '../mansion/table/notable'
import type { Words } from '../mansion/table/words'
import { edition } from './edition'
import type { CluedoEntry } from './situation'

/** What is not to be missed. */
export function heed(entry: CluedoEntry, words: Words): Heed | undefined {
  if (entry.event !== 'Accused') return heedMansion(edition, entry, words)
  const faces = [entry.suspect, entry.weapon, entry.room].map((card) => cardFace(edition, card))
  return { kicker: t('heed.accusation'), faces, tone: 'alarm' }
}
