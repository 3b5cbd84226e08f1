import type { Asked, Heard, Reckoning } from '../protocol/protocol'
import { language, t } from '../texts/texts.svelte'

/** Bits by which two questions are as good as the same. */
const NEARLY = 0.05

export const choiceOf = ({ asked, best }: Asked): number => asked.expected - best.expected

/** Of a seat, those that fell short of the best, worst first. */
export const costliest = ({ questions }: Reckoning, seat: number, most = 3): Asked[] =>
  questions
    .filter((question) => question.seat === seat && choiceOf(question) < -NEARLY)
    .sort((a, b) => choiceOf(a) - choiceOf(b))
    .slice(0, most)

/** In questions: what the best ones of this game told on average is one. */
export const inQuestions = (bits: number, { unit }: Reckoning): number => (unit > 0 ? bits / unit : 0)

/** With its sign, and never « −0,0 ». */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0
  return new Intl.NumberFormat(language(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: rounded ? 1 : 0,
    maximumFractionDigits: 1,
  })
    .format(rounded)
    .replace('-', '−')
}

/** By how much a question divides the solutions on average: 2 to the bits. */
export const divides = (bits: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(2 ** bits)

/** How the words of this table call cards and people. */
export interface Called {
  readonly card: (id: string) => string
  readonly person: (seat: number) => string
  readonly list: (words: readonly string[]) => string
}

export const answered = ({ shown }: Heard, { card, person, list }: Called): string =>
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
