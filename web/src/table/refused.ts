import { toasts } from '../kit/toasts.svelte'
import { t } from '../texts/texts.svelte'
import { Refusal } from '../protocol/api'

/** Why the house has refused; anything else is a fault of ours. */
export function whyRefused(problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem
  return t(`refused.${problem.code}`)
}

export const sayRefusal = (problem: unknown): void => toasts.say({ sign: 'cross', says: [whyRefused(problem)] })
