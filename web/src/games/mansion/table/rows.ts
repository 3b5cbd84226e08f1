import type { Frame } from '../../../look/frame'

/** From here on a lying tablet's tray is so wide that its buttons stand beside the sentence, and leave one row under it. */
const HIGH = 880

/** From here on words are so large that a lying pocket has height for one row. */
const LARGE = 1.2

/**
 * How the pictures of a question stand in the tray: in a hand a row of each kind; so on a lying tablet, where there is height
 * for pictures alone; elsewhere, and under a browser's bars, all in one row.
 */
export function rowsIn({ kind, isLow, height }: Frame, text: number): 'named' | 'bare' | 'one' {
  if (kind === 'wide') return height < HIGH ? 'bare' : 'one'
  return (kind === 'lying' && text < LARGE) || (kind === 'pocket' && !isLow) ? 'named' : 'one'
}
