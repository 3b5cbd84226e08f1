import type { Carrier } from './carrier'
import { carryHouse } from './device.svelte'
import { network } from './network'

const ALONE = 'manoir.alone'

/** A page without a server: what `manoir export` has made. */
export const isExported: boolean =
  document.querySelector<HTMLMetaElement>('meta[name="manoir-house"]')?.content === 'device'

/** Whether the house is on this device, and nobody else's. */
export const isAlone: boolean = isExported || sessionStorage.getItem(ALONE) === 'yes'

/** Leave the network, or come back to it: the page begins anew. */
export function goAlone(alone: boolean): void {
  if (alone) sessionStorage.setItem(ALONE, 'yes')
  else sessionStorage.removeItem(ALONE)
  location.reload()
}

let chosen: Carrier | undefined

export const carrier = (): Carrier => (chosen ??= isAlone ? carryHouse() : network)
