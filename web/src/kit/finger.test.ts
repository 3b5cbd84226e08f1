import { expect, it } from 'vitest'
import { unfocused } from './finger'

function pressedBy(pointerType: string, pressed: string): boolean {
  const tray = document.createElement('section')
  tray.innerHTML = '<p>…</p><button><b>yes</b></button><button aria-disabled="true"><i>no</i></button>'
  const leave = unfocused(tray)
  const target = tray.querySelector(pressed)
  target?.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  target?.dispatchEvent(down)
  leave?.()
  return !down.defaultPrevented
}

it('is focused by a mouse and not by a finger', () => {
  expect(pressedBy('mouse', 'b')).toBe(true)
  expect(pressedBy('touch', 'b')).toBe(false)
})

it('leaves alone what tells why it is refused, and what is no button', () => {
  expect(pressedBy('touch', 'i')).toBe(true)
  expect(pressedBy('touch', 'p')).toBe(true)
})

it('leaves a field that was written in', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  pressedBy('mouse', 'b')
  expect(document.activeElement).toBe(field)
  pressedBy('touch', 'b')
  expect(document.activeElement).not.toBe(field)
  field.remove()
})
