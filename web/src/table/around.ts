import { getContext, setContext } from 'svelte'
import { frame, type Frame, type Shape } from '../look/frame'
import { opening } from '../look/opening.svelte'

const AROUND = Symbol('frame')

export const standAround = (set: () => Frame): void => {
  setContext(AROUND, set)
}
/** The frame that something stands in; without one, that of a table. */
export const around = (shape: Shape): (() => Frame) =>
  getContext<(() => Frame) | undefined>(AROUND) ?? (() => frame(opening(), shape))
