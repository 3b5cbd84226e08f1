import { t } from '../texts/texts.svelte'
import type { Situation } from './situation'

/** « Votre main »; in a past game « La main d’Inès ». */
export const handTitle = ({ whose }: Pick<Situation, 'whose'>): string =>
  whose === undefined ? t('table.yourHand') : t('table.handOf', { name: whose })
