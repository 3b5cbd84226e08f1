import type { Snippet } from 'svelte'
import type { Refused } from '../kit/refusing.svelte'

const LASTS = 9000
let refused = $state.raw<Refused>()
let advice = $state.raw<Snippet>()
let note = $state.raw<Snippet>()
let isOpen = $state(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** What the ribbon says besides the last event: a refusal goes before advice, advice before a note. */
export const ribbon = {
  get refused(): Refused | undefined {
    return refused
  },
  /** Whatever is said in it once unfolded: advice and notes say more. */
  get isOpen(): boolean {
    return isOpen
  },
  set isOpen(next: boolean) {
    isOpen = next
  },
  get advice(): Snippet | undefined {
    return advice
  },
  get note(): Snippet | undefined {
    return note
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
  explain(says: Snippet): () => void {
    note = says
    return () => {
      if (note === says) [note, isOpen] = [undefined, false]
    }
  },
}
