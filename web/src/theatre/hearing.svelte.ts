import { perform } from '../sound/sound'
import type { Film } from './film.svelte'
import { SCORE, type Strain } from './score'

/** Lets a scene be heard: at each beat what belongs to it; of one that was skipped the end alone. */
export function score(film: () => Film, strains: () => Readonly<Record<number, Strain | undefined>>): void {
  $effect(() => {
    const strain = strains()[film().beat]
    if (strain) perform(SCORE[strain])
  })
}
