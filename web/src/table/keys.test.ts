import { beforeEach, expect, test, vi } from 'vitest'
import { pressKey } from './keys'

const BOARD = '<main><svg id="board" tabindex="0"></svg></main>'
const press = (key: string): void => pressKey(new KeyboardEvent('keydown', { key, cancelable: true }))
const focused = (): string | undefined => document.activeElement?.id

function table(prompt: string): void {
  document.body.innerHTML = `<div class="prompt-place">${prompt}</div>${BOARD}<div class="hand"><button id="card">Rose</button></div>`
}

beforeEach(() => (document.activeElement as HTMLElement | null)?.blur())

test('q leads to the question', () => {
  table('<button id="roll">Roll</button>')
  press('q')
  expect(focused()).toBe('roll')
})

test('q leads past the offer of advice to the first answer', () => {
  table('<span class="advise"><button>A hint?</button></span><button id="roll">Roll</button>')
  press('q')
  expect(focused()).toBe('roll')
})

test('q leads to the board where the question is answered there', () => {
  table('<p>Choose a square on the plan.</p>')
  press('q')
  expect(focused()).toBe('board')
})

test('q leads from the board to a question that has buttons', () => {
  table('<button id="roll">Roll</button>')
  press('b')
  expect(focused()).toBe('board')
  press('q')
  expect(focused()).toBe('roll')
})

test('the same letter again leads back', () => {
  table('<button id="roll">Roll</button>')
  press('h')
  press('q')
  press('q')
  expect(focused()).toBe('card')
})

test('what has nothing to press is read all the same', () => {
  document.body.innerHTML = '<section class="hand" id="hand">Rose</section>'
  press('h')
  expect(focused()).toBe('hand')
})

test('what lies under another tab is brought to light', () => {
  document.body.innerHTML = '<button role="tab" data-tab="log">Log</button>'
  document.querySelector('button')?.addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="log" id="log" tabindex="0"></div>')
  })
  press('j')
  expect(focused()).toBe('log')
})

test('a letter presses what carries it', () => {
  document.body.innerHTML = '<button aria-keyshortcuts="V">Seal</button>'
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  press('v')
  expect(pressed).toHaveBeenCalledOnce()
})

test('Space presses the lit button, from nowhere and from what is chosen already, but not from another answer', () => {
  const lit = vi.fn()
  table(
    '<button id="chosen" aria-pressed="true">Rope</button><button id="open" aria-pressed="false">Pipe</button><button class="button primary">Go</button>',
  )
  document.querySelector('.primary')?.addEventListener('click', lit)
  press(' ')
  expect(lit).toHaveBeenCalledTimes(1)
  document.getElementById('chosen')?.focus()
  press(' ')
  expect(lit).toHaveBeenCalledTimes(2)
  document.getElementById('open')?.focus()
  press(' ')
  expect(lit).toHaveBeenCalledTimes(2)
})
