import type { Asked, Heard, Judged, Reckoning } from '../protocol/protocol'
import { language, t } from '../texts/texts.svelte'

/** A question, or any other decision. */
export type Costly = Asked | Judged

/** By which two options are as good as the same. */
const NEARLY = { bits: 0.05, games: 0.01 }
/** Games are counted finer than questions. */
const DIGITS = { bits: 1, games: 2 }

/** What a seat did, or was to do, by the move of this number. */
export type DeedOf = (ply: number, seat: number, action: string) => string

export const isAsked = (each: Costly): each is Asked => 'asked' in each
export const choiceOf = (each: Costly): number =>
  isAsked(each) ? each.asked.expected - each.best.expected : each.choice

/** Of a seat, those that fell short of the best, worst first; in a game without questions nothing is counted in them. */
export const costliest = ({ coin, unit, questions, judged }: Reckoning, seat: number, most = 3): Costly[] =>
  [...questions, ...judged]
    .filter((each) => unit > 0 && each.seat === seat && choiceOf(each) < -NEARLY[coin])
    .sort((a, b) => choiceOf(a) - choiceOf(b))
    .slice(0, most)

/** As it is told: in questions, of which one is what the best of this game told on average, or in games. */
export const inUnits = (value: number, { unit }: Reckoning): number => (unit > 0 ? value / unit : 0)

/** With its sign, and never « −0,0 ». */
export function signed(value: number, digits = 1): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits || 0
  return new Intl.NumberFormat(language(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: rounded ? digits : 0,
    maximumFractionDigits: digits,
  })
    .format(rounded)
    .replace('-', '−')
}

/** Luck or a choice, in words. */
export const figure = (value: number, told: Reckoning): string => signed(inUnits(value, told), DIGITS[told.coin])

const decimal = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** Why something else would have been better. */
export function whyBetter({ why, was, instead }: Judged): string {
  const said = (value: number): string =>
    why === 'tells' || why === 'finds' ? decimal(value) : `${Math.round(why === 'deaths' ? value : 100 * value)}`
  return t(`luck.why.${why}`, { was: said(was), instead: said(instead) })
}

/** By how much a question divides the solutions on average: 2 to the bits. */
export const divides = (bits: number): string => decimal(2 ** bits)

/** How the words of this table call cards and people. */
export interface Called {
  readonly card: (id: string) => string
  readonly person: (seat: number) => string
  readonly list: (words: readonly string[]) => string
}

const answered = ({ shown }: Heard, { card, person, list }: Called): string =>
  shown.length
    ? list(shown.map((each) => t('luck.shows', { name: person(each.seat), card: card(each.card) })))
    : t('luck.nobody')

/** Why the best would have been better. */
export function flawOf({ flaw, idle, asked, best }: Asked, called: Called): string {
  if (flaw === 'idle') return t('luck.idle', { cards: called.list(idle.map(called.card)) })
  const heard = (flaw === 'foreseen' ? asked : best).answers[0]
  if (!heard) return ''
  return t(`luck.${flaw}`, { answer: answered(heard, called), n: Math.round(100 * heard.chance) })
}
