import { t } from '../texts/texts.svelte'
import type { Situation } from './situation'

/** Who everybody can see has to act, where the picture says so. */
export function awaited({ picture, names }: { picture: unknown; names: Situation['names'] }): number | undefined {
  const { asked, player } = (picture ?? {}) as { asked?: unknown; player?: unknown }
  const seat = asked ?? player
  return typeof seat === 'number' && names[seat] !== undefined ? seat : undefined
}

export function waitingFor(at: Parameters<typeof awaited>[0]): string {
  const name = at.names[awaited(at) ?? -1]
  return name ? t('title.thinks', { name }) : t('title.waiting')
}
