import type { Kind } from './frame'
import { kind } from './opening.svelte'

export type Viewport = 'phone' | 'narrow' | 'wide'
const VIEWPORTS: Readonly<Record<Kind, Viewport>> = {
  pocket: 'phone',
  lying: 'phone',
  tablet: 'narrow',
  wide: 'narrow',
  desk: 'wide',
}

/** How much room there is: in a hand, on a tablet, at a desk. */
export const viewport = (): Viewport => VIEWPORTS[kind()]
