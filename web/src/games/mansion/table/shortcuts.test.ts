import { beforeEach, expect, test } from 'vitest'
import { namedBy, type Naming } from './asking'
import { digitOf, slotOf } from './shortcuts'

const key = (code: string, held: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { code, ...held })
beforeEach(() => (document.body.innerHTML = ''))

test('a digit is its key, whatever is printed on it', () => {
  expect(digitOf(new KeyboardEvent('keydown', { code: 'Digit2', key: 'é' }))).toBe(1)
  expect(digitOf(key('KeyA'))).toBeUndefined()
})

test('while a dialog is open digits are for the dialog alone', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect([digitOf(key('Digit1')), digitOf(key('Digit1'), true)]).toEqual([undefined, 0])
})

test('a digit names a suspect, with Shift a weapon, with Alt a room', () => {
  const option = (suspect: string, weapon: string, room: string) => ({
    verb: 'accuse',
    text: `accuse ${suspect} ${weapon} ${room}`,
    parts: { suspect, weapon, room },
  })
  const choice: Naming = { options: [option('rose', 'corde', 'hall'), option('olive', 'poison', 'salon')] }
  const slots = [key('Digit2'), key('Digit1', { shiftKey: true }), key('Digit2', { altKey: true })]
  const named = slots.reduce((known, event) => namedBy(choice, known, slotOf(event), digitOf(event) ?? -1), {})
  expect(named).toEqual({ suspect: 'olive', weapon: 'corde', room: 'salon' })
})
