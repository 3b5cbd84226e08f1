import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { language } from '../texts/texts.svelte'
import { pressHouseKey } from './house_keys'
import { KEYS } from './key_list'

const list = vi.fn()
function press(key: string, target: Element = document.body): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.addEventListener('keydown', (heard) => pressHouseKey(heard as KeyboardEvent, list), { once: true })
  target.dispatchEvent(event)
}

beforeEach(() => {
  list.mockClear()
  document.body.innerHTML = ''
})
afterEach(() => (settings.letterKeys = true))

test('? lists the keys', () => {
  press('?')
  expect(list).toHaveBeenCalledOnce()
})

test('L changes the language, M the sounds', () => {
  const [spoken, sounds] = [language(), settings.sounds]
  press('l')
  press('m')
  expect(language()).not.toBe(spoken)
  expect(settings.sounds).toBe(!sounds)
})

test('they rest while somebody writes, while a dialog is open, and when they are turned off', () => {
  document.body.innerHTML = '<input>'
  press('?', document.querySelector('input') ?? undefined)
  document.body.innerHTML = '<dialog open></dialog>'
  press('?')
  document.body.innerHTML = ''
  settings.letterKeys = false
  press('?')
  expect(list).not.toHaveBeenCalled()
})

test('a place says of a key one thing only', () => {
  for (const { lines } of KEYS) {
    const ids: readonly string[] = lines.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
