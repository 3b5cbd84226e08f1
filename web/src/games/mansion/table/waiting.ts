import { t } from '../../../texts/texts.svelte'
import { type Drawn, type MansionSituation } from './edition'
import type { Words } from './words'

/** For whom one waits, and why. */
export interface Waiting {
  readonly says: string
  readonly detail?: string
  readonly seat?: number
  /** The suggestion that is being answered. */
  readonly about?: readonly string[] | null | undefined
}

/** The end, or an answer on its way: the same in all three houses. */
export function settled(at: MansionSituation, words: Words): Waiting | undefined {
  const { winner, reason } = at.picture
  if (at.over || reason !== null) {
    if (winner === null) return { says: t('over.nobody') }
    return { says: words.isYou(winner) ? t('over.you') : t('over.won', { who: words.who(winner) }), seat: winner }
  }
  if (at.question && at.seat !== null) return { says: t('wait.noted'), seat: at.seat }
  return undefined
}

/** Somebody who has a turn: what all can see that he is about to do. */
export function onTurn({ player, away }: Drawn, words: Words, doing: 'roll' | 'move' | 'think'): Waiting {
  const who = words.who(player)
  if (away.includes(player)) return { says: t('wait.away', { who }), seat: player }
  return { says: t(`wait.${doing}`, { who }), seat: player }
}

/** Somebody who must choose a card for whoever asks. */
export function showing({ asked, player, suggestion }: Drawn, words: Words): Waiting {
  const says = words.isYou(player)
    ? t('wait.showYou', { who: words.who(asked) })
    : t('wait.show', { who: words.who(asked), to: words.who(player) })
  return { says, seat: asked, about: suggestion }
}
