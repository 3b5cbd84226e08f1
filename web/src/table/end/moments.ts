import type { LogEntry } from '../../kit/Log.svelte'
import type { SolutionsLeft, Reckoning } from '../../protocol/protocol'
import { certainAt } from '../../replay/knowing'
import { choiceOf, costliest, figure, isAsked, type Costly } from '../../replay/luck'
import { GREAT } from '../../replay/milestones'
import type { Tape } from '../../replay/tape'
import type { Part } from '../../texts/message'
import { rich, t } from '../../texts/texts.svelte'

/** Something worth seeing again: the move, and what it was. */
export interface Moment {
  readonly ply: number
  /** Whose moment it was. */
  readonly seat: number | undefined
  readonly says: readonly Part[]
}

/** As many as are told. */
const MOST = 5
/** Bits from which on an answer was great luck. */
const HAPPY = 1.5
/** From which on what chance did was, too. */
const GREAT_STROKE = { bits: 1, games: 0.1 }

/** What the journal says of the great events. */
export const greatMoments = (tape: Tape, lineOf: (entry: number) => LogEntry | undefined): Moment[] =>
  tape.entries.flatMap((told, entry) => {
    const line = GREAT.has(told.event) ? lineOf(entry) : undefined
    if (line?.kind !== 'line') return []
    const who = 'seat' in told ? told.seat : 'winner' in told ? told.winner : undefined
    const seat = typeof who === 'number' ? who : undefined
    return [{ ply: tape.plyOf(entry), seat, says: line.says }]
  })

/** Who could know, and from which move on, the first first. */
const certainOf = (courses: readonly (readonly SolutionsLeft[])[]): { readonly seat: number; readonly ply: number }[] =>
  courses
    .flatMap((course, seat) => {
      const ply = certainAt(course)
      return ply === undefined ? [] : [{ seat, ply }]
    })
    .sort((a, b) => a.ply - b.ply)

/** Who could know before all others, if anybody could. */
export const firstToKnow = (
  courses: readonly (readonly SolutionsLeft[])[],
  nameOf: (seat: number) => string,
): Moment[] =>
  certainOf(courses)
    .slice(0, 1)
    .map((first) => ({ ...first, says: rich('moment.first', { name: nameOf(first.seat) }) }))

/** Who could know first, when you could, what was lucky, and which choice of yours cost most. */
export function insights(
  courses: readonly (readonly SolutionsLeft[])[],
  told: Reckoning,
  you: number | null,
  nameOf: (seat: number) => string,
): Moment[] {
  const certain = certainOf(courses)
  const first = certain[0]
  const yours = certain.find(({ seat }) => seat === you)
  const lucky = [...told.questions].sort((a, b) => luckOf(b) - luckOf(a))[0]
  const costly = you === null ? undefined : costliest(told, you, 1)[0]
  const moments: Moment[] = []
  const dative = (seat: number): string => (seat === you ? t('board.you') : nameOf(seat))
  if (yours) moments.push({ ...yours, says: rich('moment.you') })
  if (costly)
    moments.push({
      ply: costly.ply,
      seat: costly.seat,
      says: rich(costlyKey(costly, told), { cost: figure(choiceOf(costly), told) }),
    })
  if (first && first.seat !== you) moments.push(...firstToKnow(courses, nameOf))
  if (lucky && luckOf(lucky) > HAPPY)
    moments.push({
      ply: lucky.ply,
      seat: lucky.seat,
      says: rich(lucky.answer?.shown.length ? 'moment.lucky' : 'moment.silence', { name: dative(lucky.seat) }),
    })
  const struck = stroke(told)
  if (struck)
    moments.push({
      ply: struck.ply,
      seat: struck.seat,
      says: rich(`moment.stroke.${struck.source}`, {
        name: struck.source === 'bets' ? nameOf(struck.seat) : dative(struck.seat),
      }),
    })
  return moments
}

const costlyKey = (costly: Costly, { coin }: Reckoning) =>
  isAsked(costly) ? 'moment.costly' : coin === 'bits' ? 'moment.costly.choice' : 'moment.costly.games'

/** The greatest stroke of luck of all, if it was great. */
const stroke = ({ coin, luckiest }: Reckoning) =>
  luckiest.filter(({ luck }) => luck > GREAT_STROKE[coin]).sort((a, b) => b.luck - a.luck)[0]

const luckOf = ({ told, asked }: Reckoning['questions'][number]): number => (told === null ? 0 : told - asked.expected)

/** What is told of one game: what was found out about it, and the latest of the great events, in their order. */
export function keyMoments(found: readonly Moment[], great: readonly Moment[]): Moment[] {
  const own = apart(found).slice(0, MOST)
  const room = MOST - own.length
  const rest = apart([...own, ...great]).slice(own.length)
  return [...own, ...(room ? rest.slice(-room) : [])].sort((a, b) => a.ply - b.ply)
}

/** Of one move, what is told first. */
const apart = (moments: readonly Moment[]): Moment[] =>
  moments.filter(({ ply }, i) => !moments.slice(0, i).some((each) => each.ply === ply))
