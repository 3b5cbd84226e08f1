import { t } from '../../texts/texts.svelte'
import type { Situation, Verdict } from '../situation'

/** Who won, in a sentence; of a game that tells no end, that it is over. */
export function wonBy(verdict: Verdict | undefined, { seat, names }: Pick<Situation, 'seat' | 'names'>): string {
  if (!verdict) return t('title.over')
  const [winner, ...others] = verdict.winners
  if (winner === undefined) return t('end.nobody')
  if (others.length) return t('end.many', { names: verdict.winners.map((each) => names[each] ?? '').join(', ') })
  return winner === seat ? t('end.you') : t('end.one', { name: names[winner] ?? '' })
}
