import { flushSync } from 'svelte'
import { hasDialog, isWriting } from '../keys/house_keys'
import { settings } from '../settings.svelte'
import type { TableTab } from './parts'

const STOPS = 'button:not([tabindex="-1"]), a[href], [tabindex="0"], input'
/** What is focused when somebody goes to a part of the table: of a question the first answer, not the offer of advice. */
const stopIn = (place: HTMLElement): HTMLElement | undefined =>
  place.matches('[tabindex="0"], input')
    ? place
    : [...place.querySelectorAll<HTMLElement>(STOPS)].find((stop) => !stop.closest('.advise'))

interface Part {
  /** The first of these that holds anything to press. */
  readonly at: readonly string[]
  /** Where it lies if it is not in sight. */
  readonly tab?: TableTab
}
/** Where the letters lead: question (or the board, where it is answered there), board, hand, sheet, journal, talk. */
const PARTS: Readonly<Record<string, Part>> = {
  q: { at: ['.prompt-place', 'main'] },
  b: { at: ['main'] },
  h: { at: ['.hand'], tab: 'hand' },
  n: { at: ['.sheet'], tab: 'sheet' },
  j: { at: ['.log'], tab: 'log' },
  t: { at: ['[data-goto=t]'], tab: 'talk' },
}

let before: HTMLElement | null = null

/** Nothing is focused, or an answer that is chosen already: pressed once more it would only be taken back. */
function isIdle(focused: Element | null): boolean {
  if (!focused || focused === document.body) return true
  return (
    focused.closest('.prompt-place, .hand, main') !== null &&
    focused.matches('[aria-pressed=true], [aria-checked=true]')
  )
}

function placesOf({ at, tab }: Part): HTMLElement[] {
  const inSight = (): HTMLElement[] => at.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  if (tab && !inSight().length) {
    document.querySelector<HTMLElement>(`[role=tab][data-tab=${tab}]`)?.click()
    flushSync()
  }
  return inSight()
}

/** To a part of the table; the same letter again leads back. What has nothing to press is read. */
function visit(part: Part): void {
  const here = document.activeElement as HTMLElement | null
  const places = placesOf(part)
  const place = places.find((some) => stopIn(some)) ?? places[0]
  if (!place) return
  if (here && here !== document.body && place.contains(here)) {
    before?.focus()
    before = null
    return
  }
  before = here
  const stop = stopIn(place)
  if (!stop) place.tabIndex = -1
  ;(stop ?? place).focus()
}

/** Letters as printed on the key; they rest while somebody writes, and can be turned off. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
  if (hasDialog()) return
  const key = event.key.toLowerCase()
  if (key === ' ') {
    const button = document.querySelector<HTMLElement>('.prompt-place .button.primary:not(.impossible)')
    if (!button || !isIdle(document.activeElement)) return
    event.preventDefault()
    button.click()
    return
  }
  if (!settings.letterKeys || event.shiftKey) return
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`)
  if (button) {
    event.preventDefault()
    button.click()
  } else if (PARTS[key]) {
    event.preventDefault()
    visit(PARTS[key])
  }
}
