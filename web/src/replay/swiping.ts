/** So far, and so much more across than up or down. */
const FAR = 48
const FLAT = 2

/** A finger drawn across goes one move on, or back: as one turns a page. */
export function swiped(step: (by: 1 | -1) => void) {
  return (element: HTMLElement): (() => void) => {
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent): void => {
      if (!from || !to) return
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = undefined
      if (Math.abs(x) >= FAR && Math.abs(x) > FLAT * Math.abs(y)) step(x < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }
}
