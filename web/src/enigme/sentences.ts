import type { PuzzleHelp, PuzzleNews, PuzzleReason } from '../protocol/protocol'
import { written } from '../texts/dates'
import { begun } from '../texts/grammar'
import { parts, type Part } from '../texts/message'
import { language, t as typed } from '../texts/texts.svelte'
import { dateOf } from './calendar'

type Values = Readonly<Record<string, string | number>>
// Keys made of rules, and values by name, are those of the book; a test reads all of them in both languages.
export const t = typed as (key: string, values?: Values) => string

/** The line of the deal: its cards are in the reader's hand. */
export const DEAL = 0

export const listed = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names)
const told = (lines: readonly number[]): number[] => lines.filter((line) => line !== DEAL)

/** All lines that a step leans on, suppositions included. */
export const linesOf = ({ lines, inner }: PuzzleReason): number[] =>
  [...new Set([...lines, ...inner.flatMap(linesOf)])].sort((a, b) => a - b)

/** What people and things are called inside a sentence. */
export interface Speaker {
  who(seat: number): string
  /** With its article. */
  thing(id: string): string
  /** As it stands on the card. */
  name(id: string): string
  /** Who, with what, where. */
  trio(ids: readonly string[]): string
}

/** What is said of a puzzle: the question, what helps, and why it is so. */
export class Sentences {
  constructor(
    protected readonly news: PuzzleNews,
    protected readonly speaker: Speaker,
  ) {}

  title(): string {
    return this.#dated('puzzle.daily', { weekday: 'short', day: 'numeric', month: 'short' })
  }
  /** Where there is little room. */
  get brief(): string {
    return this.#dated('enigme.brief', { day: 'numeric', month: 'short' })
  }
  #dated(key: string, how: Intl.DateTimeFormatOptions): string {
    const { day, number } = this.news
    if (!day || number === null) return t('puzzle.title')
    return t(key, { n: number, day: written(dateOf(day), how) })
  }
  get kind(): string {
    return t(`puzzle.kind.${this.news.kind}`)
  }
  get level(): string {
    return t(`puzzle.level.${this.news.level}`)
  }

  /** What the line of the deal is called. */
  get deal(): string {
    return begun(t('puzzle.line.hand'))
  }

  /** Who one is, what one holds, how many cards the others have. */
  opening(): Part[] {
    const { seat, sizes, hand } = this.news
    const hands = sizes.map((n, each) =>
      each === seat ? t('puzzle.hand.you', { n }) : t('puzzle.hand.they', { who: this.speaker.who(each), n }),
    )
    const me = t('puzzle.you', { who: this.speaker.who(seat), cards: this.cards(hand) })
    return parts(`${me} ${t('puzzle.hands', { hands: hands.join(', ') })}`)
  }

  get question(): string {
    const { kind, cards, line, seat, to } = this.news.ask
    if (kind === 'holder') return t('puzzle.ask.holder', { card: this.speaker.name(cards[0] ?? '') })
    if (kind === 'sealed') return t('puzzle.ask.sealed')
    return t('puzzle.ask.shown', { line: line ?? 0, who: this.speaker.who(seat ?? 0), to: this.speaker.who(to ?? 0) })
  }

  answer(given: readonly string[]): string {
    if (this.news.ask.kind === 'holder') return begun(given.map((place) => this.where(placeOf(place))).join(', '))
    return begun(given.length === 3 ? this.speaker.trio(given) : this.cards(given))
  }

  wrong(lines: readonly number[], _doubt: PuzzleReason | null): string {
    const shown = told(lines)
    if (!shown.length) return t(lines.length ? 'puzzle.wrong.hand' : 'puzzle.wrong')
    return shown.length === 1
      ? t('puzzle.wrong.line', { lines: this.#numbers(shown) })
      : t('puzzle.wrong.lines', { lines: this.#numbers(shown) })
  }
  get right(): string {
    return t('puzzle.right')
  }

  /** What each of the three lanterns of a step shows. */
  lantern(degree: number): string {
    return t(`enigme.light.${degree}`)
  }
  /** Where to look; what follows there; the mark itself. */
  help({ degree, lines, rule, reason }: PuzzleHelp): string {
    if (degree === 0) {
      const shown = told(lines)
      if (!shown.length) return t('puzzle.help.marks')
      return shown.length === 1
        ? t('puzzle.help.look', { lines: this.#numbers(shown) })
        : t('puzzle.help.looks', { lines: this.#numbers(shown) })
    }
    return degree === 1 || !reason ? t(`puzzle.rule.${rule}`) : this.reason(reason)
  }

  /** Which of the answers offered a step of the proof speaks of, where it is one alone. */
  about(_reason: PuzzleReason): string | undefined {
    return undefined
  }
  /** What follows, and from what. */
  reason(reason: PuzzleReason): string {
    return `${this.mark(reason)}. ${this.because(reason)}.`
  }
  mark({ holds, place, cards }: PuzzleReason): string {
    const values = { where: this.where(place), cards: this.cards(cards) }
    return begun(holds ? t('puzzle.mark.holds', values) : t('puzzle.mark.not', values))
  }
  because(reason: PuzzleReason): string {
    const who = typeof reason.place === 'number' ? this.speaker.who(reason.place) : ''
    const values = { who, cards: this.cards(reason.cards), known: this.cards(reason.known) }
    const why = this.#why(reason, values)
    if (reason.rule === 'suppose') return t('puzzle.leads', { why, steps: this.#leads(reason.inner) })
    return `${why}${this.#seen(reason.lines)}`
  }

  #why({ rule, place, known }: PuzzleReason, values: Values): string {
    if (rule === 'narrowed' && !known.length) return t('puzzle.why.narrowed.all')
    if (rule === 'full' && typeof place === 'string' && known.length === 1) return t('puzzle.why.full.one', values)
    return t(`puzzle.why.${rule}`, values)
  }

  /** Where a supposition leads; its last step cannot be. */
  #leads(inner: readonly PuzzleReason[]): string {
    const end = inner.at(-1)
    if (!end) return ''
    const clash = t(`puzzle.clash.${end.rule}`, { where: this.where(end.place), cards: this.cards(end.cards) })
    const steps = inner.slice(0, -1).map((step) => `${this.mark(step)}${this.#seen(step.lines)}`)
    return [...steps, `${clash}${this.#seen(end.lines)}`].join(t('puzzle.then'))
  }
  #seen(lines: readonly number[]): string {
    const shown = told(lines)
    if (!shown.length) return ''
    const values = { lines: this.#numbers(shown) }
    return ` (${shown.length === 1 ? t('puzzle.seen.line', values) : t('puzzle.seen.lines', values)})`
  }
  #numbers(lines: readonly number[]): string {
    return listed(lines.map(String))
  }

  /** The envelope or the Pool, by itself. */
  pile(name: string): string {
    return begun(t(`puzzle.pile.${name}`))
  }
  where(place: number | string): string {
    if (typeof place === 'string') return t(`puzzle.where.${place}`)
    return place === this.news.seat ? t('puzzle.where.you') : t('puzzle.where.they', { who: this.speaker.who(place) })
  }
  cards(ids: readonly string[]): string {
    return listed(ids.map((id) => this.speaker.thing(id)))
  }
}

const placeOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)
