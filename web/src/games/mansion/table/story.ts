import type { LogEntry } from '../../../kit/Log.svelte'
import type { Part } from '../../../texts/message'
import { rich as typed, t } from '../../../texts/texts.svelte'
import { isSquare } from '../board/board'
import type { MansionEntry } from './edition'
import { walked } from './walked'
import type { Words } from './words'

/** What the log says of an entry; `secret` is for two, or for oneself alone. */
export type Told =
  | { readonly heading: string }
  | { readonly seat: number; readonly says: readonly Part[]; readonly secret?: 'two' | 'alone' | undefined }

export type Tales<Entry extends { event: string }> = {
  readonly [Event in Entry['event']]: (entry: Extract<Entry, { event: Event }>, words: Words) => Told | undefined
}
type Values = Readonly<Record<string, string | number>>
type Voice = 'they' | 'you' | 'toYou'

// The names of a tale's values are checked on recorded games, in both languages.
const rich = typed as (key: string, values: Values) => Part[]

/** One sentence, addressed to you if it is your doing. */
export function tale(words: Words, name: string, seat: number, values: Values = {}, voice?: Voice): Told {
  const chosen = voice ?? (words.isYou(seat) ? 'you' : 'they')
  return { seat, says: rich(`story.${name}.${chosen}`, { who: words.who(seat), ...values }) }
}

/** Of a card that one showed the other: only these two know which. */
export function between(words: Words, name: string, seat: number, to: number, card: string | null): Told {
  if (card === null) return tale(words, name, seat, { to: words.who(to) }, 'they')
  const voice = words.isYou(seat) ? 'you' : 'toYou'
  return { ...tale(words, name, seat, { to: words.who(to), card: words.whole(card) }, voice), secret: 'two' }
}

/** Told elsewhere, or by what follows. */
export const silent = (): undefined => undefined

const turn = (seat: number, n: number, words: Words): Told => ({
  heading: words.isYou(seat) ? t('story.turn.you', { n }) : t('story.turn', { n, who: words.who(seat) }),
})
export const turnBegan = turn

/** What is told in the same words in all three houses. */
export const SHARED = {
  Acted: silent,
  Asked: silent,
  Claimed: silent,
  Said: silent,
  Dealt: (): Told => ({ heading: t('story.dealt') }),
  Moved: (entry, words) => {
    const { seat, place } = entry
    if (!isSquare(place)) return tale(words, 'entered', seat, { room: words.towards(place) })
    const n = walked(words, entry)
    if (n === undefined) return tale(words, 'walked', seat)
    return n ? tale(words, 'walkedFar', seat, { n }) : tale(words, 'still', seat)
  },
  TookPassage: ({ seat, place }, words) =>
    isSquare(place) ? tale(words, 'stairs', seat) : tale(words, 'passage', seat, { room: words.towards(place) }),
  Suggested: ({ seat, suspect, weapon, room }, words) =>
    tale(words, 'suggested', seat, { what: words.named([suspect, weapon, room]) }),
  HadNone: ({ seat }, words) => tale(words, 'none', seat),
  Showed: ({ seat, to, card }, words) => between(words, 'showed', seat, to, card),
  AccusedWrongly: ({ seat, envelope }, words) =>
    envelope && words.isYou(seat)
      ? { ...tale(words, 'wrongly', seat, { what: words.named(envelope) }), secret: 'alone' }
      : tale(words, 'wrongly', seat, {}, 'they'),
  Ended: ({ winner, envelope }, words) =>
    winner === null
      ? tale(words, 'nobodyWon', words.table.picture.player, { what: words.named(envelope) }, 'they')
      : tale(words, 'won', winner, { what: words.named(envelope) }),
  Left: ({ seat }, words) => tale(words, 'left', seat),
  Returned: ({ seat }, words) => tale(words, 'returned', seat),
  ChangedHands: ({ seat, name }, words) =>
    name ? tale(words, 'taken', seat, { name }) : tale(words, 'vacated', seat, {}, 'they'),
} as const satisfies Partial<Tales<MansionEntry>>

/** The line of the log; nothing for what needs none. */
export function lineOf<Entry extends { event: string }>(
  tales: Tales<Entry>,
  entry: Entry,
  id: number,
  words: Words,
): LogEntry | undefined {
  const told = tellOf(tales, entry, words)
  if (!told) return undefined
  if ('heading' in told) return { id, kind: 'turn', text: told.heading }
  const { seat, says, secret } = told
  return {
    id,
    kind: 'line',
    who: words.person(seat),
    says,
    ...(secret && { secret: secret === 'alone' ? 'alone' : true }),
  }
}

export function tellOf<Entry extends { event: string }>(
  tales: Tales<Entry>,
  entry: Entry,
  words: Words,
): Told | undefined {
  // Each tale takes the entries of its own name.
  const tell = tales[entry.event as Entry['event']] as (entry: Entry, words: Words) => Told | undefined
  return tell(entry, words)
}
