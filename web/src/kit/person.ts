import type { Look } from '../art/look'

/** Somebody as they are drawn: a look, and the letter of the page's language. */
export interface Person {
  readonly look: Look
  readonly letter: string
}

/** Somebody at a table, where all of them are listed. */
export interface Named {
  readonly name: string
  readonly person: Person
  /** Where that is not by name: « Vous ». */
  readonly called?: string | undefined
  /** As whom: told besides, where it is not how they are called. */
  readonly plays?: string | undefined
}

/** Two letters stand smaller than one. */
export const letterSize = (letter: string, size: number): number =>
  letter.length > 1 ? +(size * 0.78).toFixed(1) : size
