import type { Attachment } from 'svelte/attachments'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys go round the buttons of a group, Home and End to its ends. */
export const rove: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent): void => {
    const items = [...group.querySelectorAll<HTMLElement>('button, [role="radio"], [role="tab"]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    const step = STEPS[event.key]
    const next = step
      ? (at + step + items.length) % items.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : -1
    if (next < 0) return
    event.preventDefault()
    items[next]?.focus()
  }
  group.addEventListener('keydown', move)
  return () => group.removeEventListener('keydown', move)
}
