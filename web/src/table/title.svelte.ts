import type { AnyGame } from '../game'
import { titleOf } from '../hosted.svelte'
import plain from '../look/keyhole.svg?url'
import lit from '../look/keyhole-lit.svg?url'
import dark from '../look/keyhole-dark.svg?url'
import type { Live } from '../protocol/live.svelte'
import { t } from '../texts/texts.svelte'
import { waitingFor } from './awaited'
import type { Situation } from './situation'

const ICONS = { plain, lit, dark } as const

function headline(live: Live, at: Situation): { icon: keyof typeof ICONS; says: string } {
  if (live.isLost) return { icon: 'dark', says: t('title.lost') }
  if (at.over) return { icon: 'plain', says: t('title.over') }
  if (at.options.length || live.waiting.length) return { icon: 'lit', says: t('title.yours') }
  return { icon: 'plain', says: waitingFor(at) }
}

/** The tab of the browser says what the prompt says: whether one is awaited. */
export function keepTitle(live: () => Live, at: () => Situation, game: () => AnyGame): void {
  $effect(() => {
    const { icon, says } = headline(live(), at())
    document.title = `${says} · ${titleOf(game())}`
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', ICONS[icon])
  })
  $effect(() => () => {
    document.title = t('manoir')
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', plain)
  })
}
