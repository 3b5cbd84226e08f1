import type { Part } from '../../../texts/message'
import { rich, t } from '../../../texts/texts.svelte'
import type { Accusation } from './accusation'
import { BEAT } from './cue'

/** What the title card says until all is known. */
export function titleAt(beat: number, told: Accusation): Part[] {
  const { accused, isOwn, named, who, words } = told
  if (!accused) return rich('theatre.opens')
  if (beat <= BEAT.lights) return isOwn ? rich('theatre.accuses.you') : rich('theatre.accuses.they', { who })
  if (beat < BEAT.first)
    return named.length ? rich('theatre.claim', { what: words.named(named) }) : rich('theatre.writes', { who })
  if (!isOwn) return rich('theatre.looks', { who })
  if (beat === BEAT.breath) return rich(words.edition.roomsAre === 'rooms' ? 'theatre.andRoom' : 'theatre.andPlace')
  return cardSays(Math.min(beat - BEAT.first, 2), told)
}

function cardSays(i: number, told: Accusation): Part[] {
  const isFit = told.isFit(i)
  const card = (isFit ? told.envelope : told.named)?.[i] ?? ''
  return rich(isFit ? 'theatre.it' : 'theatre.itNot', { card: told.words.card(card) })
}

export function headlineOf(told: Accusation): string {
  const { ended, hasWon, isOwn, named, who, words, wrong } = told
  if (wrong) {
    const missed = named.filter((_, i) => !told.isFit(i)).map((card) => words.card(card))
    return isOwn ? t('theatre.wrong.you', { cards: missed.join(t('theatre.nor')) }) : t('theatre.wrong.they', { who })
  }
  if (ended?.winner == null) return t('end.nobody')
  return hasWon ? t('end.you') : t('end.one', { name: words.who(ended.winner) })
}

/** What it was, for those who may know it now. */
export function solutionOf({ ended, hasWon, words, wrong }: Accusation): Part[] {
  if (!ended || wrong) return []
  const what = words.named(ended.envelope)
  if (ended.winner === null) return rich('verdict.nobody', { what })
  return rich(hasWon ? 'theatre.right.you' : 'theatre.right.they', { what })
}
