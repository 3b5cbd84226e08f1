import type { CardFace } from '../../../kit/card/face'
import type { Person } from '../../../kit/person'
import type { Part } from '../../../texts/message'
import { t } from '../../../texts/texts.svelte'
import { cardFace } from '../cards'
import { ownSuspect, type Edition, type MansionEntry, type MansionSituation } from './edition'
import { tale, tellOf, type Tales } from './story'
import type { Words } from './words'

/** What must not be missed: shown large over the board for a while. */
export interface Notable {
  /** The place of its entry. */
  readonly id: number
  /** A word above: « En secret », « Accusation ». */
  readonly kicker: string
  readonly says: readonly Part[]
  /** The suggestion that it belongs to. */
  readonly about?: string | undefined
  readonly who?: Person
  readonly faces: readonly CardFace[]
  readonly tone: 'secret' | 'news' | 'alarm'
}
export type Heed = Pick<Notable, 'kicker' | 'faces' | 'tone' | 'about'> & Partial<Pick<Notable, 'says' | 'who'>>

/** Whether an entry is worth it at this table, and what is shown of it. */
export type Heeding<Entry> = (entry: Entry, at: MansionSituation, words: Words) => Heed | undefined

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
export function heedMansion(
  edition: Edition,
  entry: MansionEntry,
  at: MansionSituation,
  words: Words,
): Heed | undefined {
  switch (entry.event) {
    case 'Showed':
      return entry.card !== null && words.isYou(entry.to)
        ? { ...secretly(edition, entry.card), about: suggestionOf(at, words) }
        : undefined
    case 'Asked':
      return words.isYou(entry.seat) ? asked(edition, at, words) : undefined
    case 'Suggested':
      return entry.suspect === ownSuspect(at) && !words.isYou(entry.seat)
        ? { kicker: t('heed.called'), faces: facesOf(edition, [entry.room]), tone: 'news' }
        : undefined
    case 'AccusedWrongly':
      return { kicker: t('heed.wrong'), faces: entry.envelope ? facesOf(edition, entry.envelope) : [], tone: 'alarm' }
    case 'Ended':
      return { kicker: t('heed.envelope'), faces: facesOf(edition, entry.envelope), tone: 'news' }
    default:
      return undefined
  }
}

const suggestionOf = ({ picture: { suggestion } }: MansionSituation, words: Words): string | undefined =>
  suggestion ? words.named(suggestion) : undefined

function asked(edition: Edition, { picture: { suggestion, player } }: MansionSituation, words: Words): Heed {
  const said = tale(words, 'suggested', player, { what: words.named(suggestion ?? []) })
  return {
    kicker: t('heed.asked'),
    faces: facesOf(edition, suggestion ?? []),
    tone: 'news',
    who: words.person(player),
    ...('says' in said && { says: said.says }),
  }
}

/** The newest of the fresh entries that must not be missed; what one is asked goes before what was told with it. */
export function notableOf<Entry extends MansionEntry, At extends { entries: readonly Entry[]; fresh: number }>(
  at: Readonly<At>,
  heed: (entry: Entry, at: Readonly<At>, words: Words) => Heed | undefined,
  tales: Tales<Entry>,
  words: Words,
): Notable | undefined {
  for (let id = at.entries.length - 1; id >= at.fresh; id--) {
    const entry = at.entries[id] as Entry
    const heeded = heed(entry, at, words)
    if (!heeded) continue
    const told = tellOf(tales, entry, words)
    if (told && 'says' in told) return { id, ...heeded, says: told.says, who: words.person(told.seat) }
    return { id, says: [], ...heeded }
  }
  return undefined
}
