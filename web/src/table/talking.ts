import type { Person } from '../kit/person'
import type { Murmur } from '../protocol/protocol'
import { saidIn, type Part } from '../texts/message'
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

/** What is heard beside the game, and who is not heard any more. */
interface Heard {
  readonly murmurs: readonly Murmur[]
  readonly muted: ReadonlySet<number>
}

function speaker(at: Situation, seats: Seats, seat: number): Pick<Remark, 'seat' | 'name' | 'who'> {
  const { person } = seats.seat(at.table.chairs[seat]?.character ?? '')
  return { seat, name: at.names[seat] ?? '', who: person }
}

/** What was said at the table, oldest first. */
export function remarksOf(at: Situation, game: GameTable, seats: Seats, muted: ReadonlySet<number>): Remark[] {
  return at.entries.flatMap((entry, id) => {
    if ((entry.event !== 'Said' && entry.event !== 'Claimed') || muted.has(entry.seat)) return []
    const claim = entry.event === 'Claimed'
    const says = claim ? saidIn(game.line(entry, id, at)) : [read(entry.text)]
    const asks = entry.event === 'Claimed' && entry.claim.startsWith('ask-')
    return [{ id: `${id}`, ...speaker(at, seats, entry.seat), says, claim, entry: id, asks }]
  })
}

/** What those who watch say among themselves, and after the end all. */
function murmured(at: Situation, seats: Seats, { murmurs, muted }: Heard): Remark[] {
  return murmurs.flatMap(({ name, text, seat = null }, i) => {
    if (seat !== null && muted.has(seat)) return []
    const who = seat === null ? { seat, name: name || t('talk.watcher'), who: undefined } : speaker(at, seats, seat)
    return [{ id: `murmur ${i}`, ...who, says: [read(text)], claim: false }]
  })
}

/** All that was said, in the game and beside it. */
export const everythingSaid = (at: Situation, game: GameTable, seats: Seats, heard: Heard): Remark[] => [
  ...remarksOf(at, game, seats, heard.muted),
  ...murmured(at, seats, heard),
]
