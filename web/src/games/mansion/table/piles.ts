import { t } from '../../../texts/texts.svelte'

/** What lies face down and is nobody's. */
export const pileName = (pile: string): string | undefined =>
  pile === 'envelope' || pile === 'pool' ? t(`replay.pile.${pile}`) : undefined
