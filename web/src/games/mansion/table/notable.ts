import type { CardFace } from '../../../kit/card/face'
import { t } from '../../../texts/texts.svelte'
import { cardFace } from '../cards'
import type { Edition, MansionEntry, MansionSituation } from './edition'
import type { Words } from './words'

/** What must not be missed: it lies on the stage for a while; ribbon and journal tell it. */
export interface Notable {
  /** The place of its entry. */
  readonly id: number
  /** What it is: « En secret », « Accusation ». */
  readonly kicker: string
  readonly faces: readonly CardFace[]
  readonly tone: 'secret' | 'news' | 'alarm'
}
export type Heed = Omit<Notable, 'id'>

const facesOf = (edition: Edition, cards: readonly string[]): CardFace[] => cards.map((card) => cardFace(edition, card))

export const secretly = (edition: Edition, ...cards: readonly (string | null)[]): Heed => ({
  kicker: t('heed.secret'),
  faces: facesOf(
    edition,
    cards.filter((card) => card !== null),
  ),
  tone: 'secret',
})

/** What is not to be missed in any of the three houses. */
export function heedMansion(edition: Edition, entry: MansionEntry, words: Words): Heed | undefined {
  switch (entry.event) {
    case 'Showed':
      return entry.card !== null && words.isYou(entry.to) ? secretly(edition, entry.card) : undefined
    case 'AccusedWrongly':
      return entry.envelope
        ? { kicker: t('heed.wrong'), faces: facesOf(edition, entry.envelope), tone: 'alarm' }
        : undefined
    case 'Ended':
      return { kicker: t('heed.envelope'), faces: facesOf(edition, entry.envelope), tone: 'news' }
    default:
      return undefined
  }
}

/** The newest of the fresh entries that must not be missed. */
export function notableOf<Entry extends MansionEntry>(
  at: Pick<MansionSituation, 'fresh'> & { readonly entries: readonly Entry[] },
  heed: (entry: Entry, words: Words) => Heed | undefined,
  words: Words,
): Notable | undefined {
  for (let id = at.entries.length - 1; id >= at.fresh; id--) {
    const heeded = heed(at.entries[id] as Entry, words)
    if (heeded) return { id, ...heeded }
  }
  return undefined
}
