import { crossfade } from 'svelte/transition'
import { lasting } from '../../look/motion'

/** A pawn goes from Place to Place; nobody waits for it. */
export const [send, receive] = crossfade({
  duration: () => lasting('--d-show') * 1.6,
  fallback: () => ({ duration: 0 }),
})
