import { toasts } from '../kit/toasts.svelte'
import { Refusal } from '../protocol/api'
import { t } from '../texts/texts.svelte'

/** What the house has refused is said; anything else is a fault of ours. */
export function sayRefusal(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem
  toasts.say({ sign: 'cross', says: [t(`refused.${problem.code}`)] })
}
