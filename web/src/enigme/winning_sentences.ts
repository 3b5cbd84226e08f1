import type { Entry, PuzzleHelp, PuzzleNews, PuzzleReason } from '../protocol/protocol'
import { begun } from '../texts/grammar'
import { parts, type Part } from '../texts/message'
import { Sentences, t, type Speaker } from './sentences'

/** What is said of a puzzle that asks which turn wins whatever is drawn. */
export class WinningSentences extends Sentences {
  constructor(
    news: PuzzleNews,
    speaker: Speaker,
    /** In whole sentences; and of a turn, card by card. */
    private readonly tell: (events: readonly Entry[]) => string,
    private readonly list: (events: readonly Entry[]) => string,
  ) {
    super(news, speaker)
  }

  override opening(): Part[] {
    const { seat, ask } = this.news
    const foe = this.speaker.who(1 - seat)
    const said = [t('puzzle.you.winning', { who: this.speaker.who(seat) }), t('puzzle.rules.winning', { foe })]
    if (ask.surely.length) said.push(t('puzzle.surely.winning', { foe, cards: this.cards(ask.surely) }))
    return parts(said.join(' '))
  }
  override get deal(): string {
    return begun(t('enigme.culprit.rules'))
  }
  override get question(): string {
    return t('puzzle.ask.winning')
  }
  override answer([number = '']: readonly string[]): string {
    return this.turn(Number(number))
  }
  /** One of those offered, by its number. */
  turn(number: number): string {
    return `${number}. ${this.list((this.news.ask.turns[number - 1] ?? []) as unknown as Entry[])}`
  }
  override wrong(lines: readonly number[], doubt: PuzzleReason | null): string {
    return doubt ? t('puzzle.wrong.turn', { why: this.because(doubt) }) : super.wrong(lines, doubt)
  }

  override lantern(degree: number): string {
    return degree === 1 ? super.lantern(degree) : t(`enigme.winning.light.${degree}`)
  }
  override help(help: PuzzleHelp): string {
    return help.degree === 0 ? t('puzzle.help.turn', { n: help.offer ?? 0 }) : super.help(help)
  }
  override about({ outcome }: PuzzleReason): string {
    return this.turn(outcome?.offer ?? 0)
  }
  override mark({ holds, outcome }: PuzzleReason): string {
    const n = outcome?.offer ?? 0
    return begun(holds ? t('puzzle.mark.turn', { n }) : t('puzzle.mark.turn.not', { n }))
  }
  override because({ rule, cards, outcome }: PuzzleReason): string {
    const { events = [], left = 0, needed = 0 } = outcome ?? {}
    const told = { foe: this.speaker.who(1 - this.news.seat), n: left, of: needed }
    if (rule === 'stands' && !cards.length) return t('puzzle.why.stands.nothing', told)
    const happens = this.tell(events as unknown as Entry[]).replace(/\.$/, '')
    return t(`puzzle.why.${rule}`, { ...told, cards: this.cards(cards), happens })
  }
}
