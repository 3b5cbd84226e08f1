import type { Sign } from '../art/signs'
import type { Part } from '../texts/message'

export interface Toast {
  readonly sign: Sign
  readonly says: readonly Part[]
}

const LASTS = 4000
let waiting: Toast[] = $state([])
let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined

function show(): void {
  clearTimeout(timer)
  if (waiting.length && !isHeld) timer = setTimeout(next, LASTS)
}
function next(): void {
  waiting.shift()
  show()
}

/** Short words above the prompt: one at a time, four seconds each, never the only place a thing is said. */
export const toasts = {
  get shown(): Toast | undefined {
    return waiting[0]
  },
  say(toast: Toast): void {
    waiting.push(toast)
    if (waiting.length === 1) show()
  },
  /** While it is hovered or focused it stays. */
  hold(held: boolean): void {
    isHeld = held
    show()
  },
  /** Whoever takes the screen next must not read them. */
  clear(): void {
    waiting = []
    show()
  },
  dismiss(): void {
    next()
  },
}
