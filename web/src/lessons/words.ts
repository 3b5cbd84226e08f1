import type { Situation } from '../table/situation'
import type { Part } from '../texts/message'
import { rich, t, type Key } from '../texts/texts.svelte'
import type { Beat, Lesson } from './lesson.svelte'

/** The others at the table, as they sit after the learner. */
function people({ names, seat }: Situation): Record<'who' | 'other' | 'whom', string> {
  const at = (after: number): string => names[((seat ?? 0) + after) % names.length] ?? ''
  return { who: at(1), other: at(2), whom: at(3) }
}

// Sentences differ in whom they name: what one does not ask for is left out of it.
export const says = ({ name }: Lesson, beat: Beat, at: Situation): Part[] =>
  rich(`lesson.${name}.${beat.name}` as Key, people(at) as never)
/** What is to be done, or found. */
export const asks = ({ name }: Lesson, beat: Beat, at: Situation): string | undefined =>
  beat.asks === 'act' || beat.asks === 'find'
    ? t(`lesson.${name}.${beat.name}.ask` as Key, people(at) as never)
    : undefined
/** What is said once it was found. */
export const found = ({ name }: Lesson, beat: Beat, at: Situation): Part[] =>
  rich(`lesson.${name}.${beat.name}.found` as Key, people(at) as never)
