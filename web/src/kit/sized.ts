import type { Attachment } from 'svelte/attachments'

/** Tells how large an element is inside, at first and whenever that changes.

Sizes are told once they are known: whoever asks for them makes the page lay itself out at once, in the middle of its work. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    if (typeof ResizeObserver === 'undefined') return undefined
    const watching = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    watching.observe(element)
    return () => watching.disconnect()
  }
