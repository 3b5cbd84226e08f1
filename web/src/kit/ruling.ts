import { getContext, setContext } from 'svelte'
import type { Clause } from './clause'

const RULING = Symbol('ruling')

/** Whatever is asked inside says where its rule stands. */
export const ruleAt = (clause: () => Clause | undefined): void => {
  setContext(RULING, clause)
}
export const ruling = (): (() => Clause | undefined) =>
  getContext<(() => Clause | undefined) | undefined>(RULING) ?? (() => undefined)
