import type { Look } from '../art/look'

/** Somebody as they are drawn: a look, and the letter of the page's language. */
export interface Person {
  readonly look: Look
  readonly letter: string
}

/** Two letters stand smaller than one. */
export const letterSize = (letter: string, size: number): number =>
  letter.length > 1 ? +(size * 0.78).toFixed(1) : size
