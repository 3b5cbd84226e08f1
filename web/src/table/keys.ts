import { settings } from '../settings.svelte'

const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea')
const STOPS = 'button:not([tabindex="-1"]), a[href], [tabindex="0"], input'
/** What is focused when somebody goes to a part of the table. */
const stopIn = (place: HTMLElement): HTMLElement | null =>
  place.matches('[tabindex="0"], input') ? place : place.querySelector<HTMLElement>(STOPS)

/** Where the letters lead: question (or the board, where it is answered there), board, hand, sheet, journal, talk. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  q: ['.prompt-place', 'main'],
  b: ['main'],
  h: ['.hand'],
  n: ['.sheet'],
  j: ['[role=log]'],
  t: ['[data-goto=t]'],
}

let before: HTMLElement | null = null

/** To the first of these parts of the table that holds anything to press; the same letter again leads back. */
function visit(selectors: readonly string[]): void {
  const places = selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const place = places.find((some) => stopIn(some))
  const here = document.activeElement as HTMLElement | null
  if (!place) return
  if (here && here !== document.body && place.contains(here)) {
    before?.focus()
    before = null
    return
  }
  before = here
  stopIn(place)?.focus()
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
  } else if (PLACES[key]) {
    event.preventDefault()
    visit(PLACES[key])
  }
}
