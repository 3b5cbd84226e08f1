/** The card that is read: pointed at for a moment, or opened to stay until it is closed. */
let pointed = $state<string>()
let looked = $state<string>()
let opened = $state<string>()

export const reading = {
  get card(): string | undefined {
    return opened ?? pointed ?? looked
  },
  get isOpened(): boolean {
    return opened !== undefined
  },
  /** Pointed at in the hand: the meters show what it would do. */
  get pointed(): string | undefined {
    return pointed
  },
  point(card: string | undefined): void {
    pointed = card
  },
  /** Pointed at where it lies on the table. */
  look(card: string | undefined): void {
    looked = card
  },
  open(card: string | undefined): void {
    opened = card
  },
}

const HOLDING = 450

/** Held under a finger, a card opens to be read; the press that ends it chooses nothing. */
export function held(card: string) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRead = false
    const stop = (): void => clearTimeout(timer)
    const start = (event: PointerEvent): void => {
      isRead = false
      if (event.pointerType !== 'touch' || !card) return
      timer = setTimeout(() => {
        isRead = true
        reading.open(card)
      }, HOLDING)
    }
    const swallow = (event: Event): void => {
      if (!isRead) return
      isRead = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: Event): void => event.preventDefault()
    element.addEventListener('pointerdown', start)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, stop)
    element.addEventListener('click', swallow, { capture: true })
    element.addEventListener('contextmenu', menu)
    return () => {
      stop()
      element.removeEventListener('pointerdown', start)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.removeEventListener(end, stop)
      element.removeEventListener('click', swallow, { capture: true })
      element.removeEventListener('contextmenu', menu)
    }
  }
}
