import type { PuzzleReason } from '../protocol/protocol'
import { begun } from '../texts/grammar'
import { parts, type Part } from '../texts/message'
import { Sentences, t } from './sentences'

/** What is said of a puzzle that asks who it was. */
export class CulpritSentences extends Sentences {
  override opening(): Part[] {
    return parts(`${t('puzzle.you.culprit', { who: this.speaker.who(this.news.seat) })} ${t('puzzle.rules.culprit')}`)
  }
  override get deal(): string {
    return begun(t('enigme.culprit.rules'))
  }
  override get question(): string {
    return t('puzzle.ask.culprit')
  }
  override answer(given: readonly string[]): string {
    return begun(given.map((seat) => this.speaker.who(Number(seat))).join(', '))
  }

  override mark({ rule, holds, place, cards, at }: PuzzleReason): string {
    const who = this.speaker.who(Number(place))
    if (rule === 'left') return begun(t('puzzle.mark.culprit', { who }))
    if (!holds) return begun(t('puzzle.mark.cleared', { who }))
    return begun(t(`puzzle.mark.${rule}`, { who, cards: this.cards(cards), at: at ?? 0 }))
  }
}
