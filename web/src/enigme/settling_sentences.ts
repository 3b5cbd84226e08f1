import type { PuzzleReason } from '../protocol/protocol'
import { begun } from '../texts/grammar'
import { Sentences, listed, t } from './sentences'

/** What is said of a puzzle that asks which question settles it. */
export class SettlingSentences extends Sentences {
  override get question(): string {
    return t('puzzle.ask.settling')
  }
  override answer([question = '']: readonly string[]): string {
    return begun(this.speaker.trio(question.split(' ')))
  }
  override wrong(lines: readonly number[], doubt: PuzzleReason | null): string {
    return doubt ? t('puzzle.wrong.doubt', { answer: this.#shown(doubt) }) : super.wrong(lines, doubt)
  }

  override mark(reason: PuzzleReason): string {
    if (reason.rule === 'answer') {
      const cards = this.cards(reason.cards)
      return begun(t('puzzle.mark.answer', { answer: this.#shown(reason), cards }))
    }
    if (reason.rule === 'remains') {
      const [one = '', other = ''] = reason.cards.map((id) => this.speaker.thing(id))
      return begun(t('puzzle.mark.remains', { one, other, known: this.cards(reason.known) }))
    }
    return super.mark(reason)
  }

  /** Who shows what, and who nothing. */
  #shown({ inner }: PuzzleReason): string {
    if (!inner.length) return t('puzzle.shows.none')
    const said = inner.map(({ place, cards }) =>
      t('puzzle.shows', { who: this.speaker.who(Number(place)), cards: this.cards(cards) }),
    )
    const others = this.news.sizes.length - 1
    return listed(said.length < others ? [...said, t('puzzle.shows.only')] : said)
  }
}
