import type { Attachment } from 'svelte/attachments'

/*
 * In the hand nothing is focused that is gone a moment later: a browser that takes away what is focused reckons all
 * styles of the page once more.
 */

/** Whether a button that is lit may be pressed by a key: what is held in the hand has none. */
export const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches

/** Within, a finger presses and does not focus. */
export const unfocused: Attachment<HTMLElement> = (element) => {
  let isFinger = false
  const note = ({ pointerType }: PointerEvent): void => void (isFinger = pointerType === 'touch')
  const keep = (event: MouseEvent): void => {
    const pressed = (event.target as Element).closest('button')
    // Why something is refused is told until the focus leaves it.
    if (!isFinger || !pressed || pressed.matches('[aria-disabled]')) return
    event.preventDefault()
    // A field that was written in is left all the same.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  element.addEventListener('pointerdown', note)
  element.addEventListener('mousedown', keep)
  return () => {
    element.removeEventListener('pointerdown', note)
    element.removeEventListener('mousedown', keep)
  }
}
