import type { Place } from '../board/board'
import type { Going } from './asking'

let place = $state<Place>()
let taken = $state<Place>()
let advised = $state<Place>()
let isInstead = $state(false)

/** What the question and the board share while a move is chosen. */
export const pointed = {
  /** The end that is pointed at among the buttons: the board draws the way to it. */
  get place(): Place | undefined {
    return place
  },
  set place(next: Place | undefined) {
    place = next
  },
  /** The end that a finger has taken: the way is drawn, and one goes by a press more. */
  get taken(): Place | undefined {
    return taken
  },
  set taken(next: Place | undefined) {
    taken = next
  },
  /** The end that was advised: drawn as long as no other one is pointed at. */
  get advised(): Place | undefined {
    return advised
  },
  set advised(next: Place | undefined) {
    advised = next
  },
  /** Where there are two ways to go to the same place: the other one. */
  get isInstead(): boolean {
    return isInstead
  },
  set isInstead(next: boolean) {
    isInstead = next
  },
  answer: ({ text, instead }: Going): string => (isInstead && instead !== undefined ? instead : text),
  clear(): void {
    place = undefined
    taken = undefined
    advised = undefined
    isInstead = false
  },
}
