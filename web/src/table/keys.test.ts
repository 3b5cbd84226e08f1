import { beforeEach, expect, test } from 'vitest'
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
