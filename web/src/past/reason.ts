import { inWords } from '../texts/in_words'
import { t } from '../texts/texts.svelte'

const REASONS = [
  'accusation',
  'everyone-wrong',
  'rounds',
  'turns',
  'all-murdered',
  'nobody-active',
  'accused',
  'murderer_dead',
  'all_innocents_dead',
  'survived',
  'confrontation_kill',
  'confrontation_survived',
  'points',
  'characters',
] as const

/** How a game was won or ended, in a few words. */
export function reasonOf(reason: string): string {
  const known = REASONS.find((each) => each === reason)
  return known ? t(`past.reason.${known}`) : t('past.reason', { reason: inWords(reason) })
}
