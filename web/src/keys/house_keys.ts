import { toasts } from '../kit/toasts.svelte'
import { settings } from '../settings.svelte'
import { language, speak, t } from '../texts/texts.svelte'

/** Letters mean what they say while somebody writes. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea')
export const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** On every screen: ? lists the keys, L changes the language, M the sounds. */
export function pressHouseKey(event: KeyboardEvent, list: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.letterKeys) return
  if (isWriting(event.target) || hasDialog()) return
  const key = event.key.toLowerCase()
  if (key === '?') list()
  else if (key === 'l') speak(language() === 'fr' ? 'en' : 'fr')
  else if (key === 'm') {
    settings.sounds = !settings.sounds
    toasts.say({ sign: 'sound', says: [t(settings.sounds ? 'keys.sounds.on' : 'keys.sounds.off')] })
  } else return
  event.preventDefault()
}
