import { getContext, setContext } from 'svelte'
import type { Clause } from './clause'

/** Why something cannot be done, in a sentence, and where the rules say so. */
export interface Refused {
  readonly says: string
  readonly clause?: Clause | undefined
}
type Refuse = (why: Refused) => void

const REFUSING = Symbol('refusing')

/** Whatever is pressed in vain inside says why there. */
export const refuseAt = (refuse: Refuse): void => {
  setContext(REFUSING, refuse)
}

/** For something that may be pressed in vain: it says why where refusals are said, or else beside itself. */
export function refusing(): { readonly isTold: boolean; tell: Refuse; hush: () => void } {
  const refuse = getContext<Refuse | undefined>(REFUSING)
  let isTold = $state(false)
  return {
    get isTold() {
      return isTold
    },
    tell(why) {
      if (refuse) refuse(why)
      else isTold = true
    },
    hush() {
      isTold = false
    },
  }
}
