import { settings } from '../settings.svelte'

const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea')
const firstOf = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('button:not([tabindex="-1"]), a[href], [tabindex="0"], input') ?? null

/** Where the letters lead: question, board, hand, sheet, journal, talk. */
const PLACES: Readonly<Record<string, string>> = {
  q: '.prompt-place',
  b: 'main',
  h: '.hand',
  n: '.sheet',
  j: '[role=log]',
}

let before: HTMLElement | null = null

/** To a part of the table; the same letter again leads back. */
function visit(place: Element | null): void {
  if (!place) return
  const here = document.activeElement as HTMLElement | null
  if (here && here !== document.body && place.contains(here)) {
    before?.focus()
    before = null
    return
  }
  before = here
  if (place.matches('[tabindex="0"], input')) (place as HTMLElement).focus()
  else firstOf(place)?.focus()
}

/** Letters as printed on the key; they rest while somebody writes, and can be turned off. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
  if (document.querySelector('dialog[open]')) return
  const key = event.key.toLowerCase()
  if (key === ' ' && document.activeElement === document.body) {
    const button = document.querySelector<HTMLElement>('.prompt-place .button.primary:not(.impossible)')
    if (button) event.preventDefault()
    button?.click()
    return
  }
  if (!settings.letterKeys || event.shiftKey) return
  const button = document.querySelector<HTMLElement>(`.prompt-place [aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`)
  if (button) {
    event.preventDefault()
    button.click()
  } else if (key === 't') {
    event.preventDefault()
    visit(document.querySelector('[data-goto=t]'))
  } else if (PLACES[key]) {
    event.preventDefault()
    visit(document.querySelector(PLACES[key]))
  }
}
