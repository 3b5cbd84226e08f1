import type { Snippet } from 'svelte'
import type { Refused } from '../kit/refusing.svelte'

const LASTS = 9000
let refused = $state.raw<Refused>()
let advice = $state.raw<Snippet>()
let isOpen = $state(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** What the ribbon says besides the last event: a refusal goes before advice. */
export const ribbon = {
  get refused(): Refused | undefined {
    return refused
  },
  /** Whatever is said in it once unfolded: advice says more. */
  get isOpen(): boolean {
    return isOpen
  },
  set isOpen(next: boolean) {
    isOpen = next
  },
  get advice(): Snippet | undefined {
    return advice
  },
  refuse(why: Refused): void {
    clearTimeout(timer)
    refused = why
    timer = setTimeout(() => (refused = undefined), LASTS)
  },
  /** What was refused is past: something else was done. */
  clear(): void {
    clearTimeout(timer)
    refused = undefined
  },
  /** Says it as long as whoever says it is there. */
  advise(says: Snippet): () => void {
    advice = says
    return () => {
      if (advice === says) [advice, isOpen] = [undefined, false]
    }
  },
}
