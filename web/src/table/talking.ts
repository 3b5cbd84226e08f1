import type { LogEntry } from '../kit/Log.svelte'
import type { Person } from '../kit/person'
import type { Murmur } from '../protocol/protocol'
import type { Part } from '../texts/message'
import { t } from '../texts/texts.svelte'
import type { Seats } from '../games/seat'
import type { GameTable, Situation } from './situation'

/** Said in one press, and read by each in their own language: the text on the wire is the name between colons. */
const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'hurry',
  'thinking',
  'interesting',
  'oops',
  'bye',
] as const
type Phrase = (typeof PHRASES)[number]

const isPhrase = (name: string): name is Phrase => PHRASES.some((each) => each === name)
export const phraseSays = (name: string): string => (isPhrase(name) ? t(`phrase.${name}`) : name)
export const phraseText = (name: string): string => `:${name}:`

/** What somebody wrote, phrases in the language of the page. */
function read(text: string): string {
  const [, name] = /^:([a-z-]+):$/.exec(text) ?? []
  return name ? phraseSays(name) : text
}

export interface Remark {
  readonly id: string
  /** Whose; nobody's seat for those who watch. */
  readonly seat: number | null
  readonly name: string
  readonly who: Person | undefined
  readonly says: readonly Part[]
  /** Stated in one of the game's forms. */
  readonly claim: boolean
  /** Where it stands among what was told; nowhere for those who watch. */
  readonly entry?: number
  /** It is a question. */
  readonly asks?: boolean
}

const partsOf = (line: LogEntry | undefined): readonly Part[] => (line?.kind === 'line' ? line.says : [])

/** What was said at the table, oldest first. */
export function remarksOf(at: Situation, game: GameTable, seats: Seats, muted: ReadonlySet<number>): Remark[] {
  return at.entries.flatMap((entry, id) => {
    if ((entry.event !== 'Said' && entry.event !== 'Claimed') || muted.has(entry.seat)) return []
    const claim = entry.event === 'Claimed'
    const says = claim ? partsOf(game.line(entry, id, at)) : [read(entry.text)]
    const character = at.table.chairs[entry.seat]?.character ?? ''
    const { person } = seats.seat(character)
    const asks = entry.event === 'Claimed' && entry.claim.startsWith('ask-')
    return [
      { id: `${id}`, seat: entry.seat, name: at.names[entry.seat] ?? '', who: person, says, claim, entry: id, asks },
    ]
  })
}

/** What those who watch say among themselves. */
export const murmured = (murmurs: readonly Murmur[]): Remark[] =>
  murmurs.map(({ name, text }, i) => ({
    id: `murmur ${i}`,
    seat: null,
    name: name || t('talk.watcher'),
    who: undefined,
    says: [read(text)],
    claim: false,
  }))
