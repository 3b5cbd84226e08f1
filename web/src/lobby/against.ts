import { levelsNamed } from '../kit/Levels.svelte'
import { spelled } from '../texts/grammar'
import { language, t } from '../texts/texts.svelte'

/** « contre trois Détectives »: whom one plays against. */
export const against = (bots: number, level: string): string =>
  t('solo.against', { bots: `${spelled(bots, language())} ${levelsNamed(bots, level)}` })
