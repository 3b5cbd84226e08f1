import type { MansionSituation } from './edition'

const BEAT = 100

/** The part that is left of the time to react, from 1 to 0; nothing where there is time enough. */
export function burning(at: () => MansionSituation): { readonly left: number | undefined } {
  let left = $state<number>()
  $effect(() => {
    const whole = at().question?.closes
    if (whole == null || !at().options.length) {
      left = undefined
      return
    }
    const burn = (): void => {
      left = Math.max(0, (at().closes ?? whole) / whole)
    }
    burn()
    const timer = setInterval(burn, BEAT)
    return () => clearInterval(timer)
  })
  return {
    get left() {
      return left
    },
  }
}
