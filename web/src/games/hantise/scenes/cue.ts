import type { Cue } from '../../../theatre/cue'
import type { Told } from '../situation'

export type Kind = 'night' | 'finale' | 'effect'
export const NIGHT = { lights: 0, terror: 1, flight: 2, score: 3, told: 4 } as const
export const FINALE = { lights: 0, souls: 1, score: 2, told: 3 } as const
export const EFFECT = { aim: 0, blow: 1, consequence: 2, told: 3 } as const
const BEATS = {
  night: { full: [0, 400, 1100, 1600, 2500], brief: [0, 0, 400, 700, 1100] },
  finale: { full: [0, 500, 1200, 2200], brief: [0, 0, 400, 1100] },
  effect: { full: [0, 200, 350, 900], brief: [0, 100, 180, 450] },
} as const
/** The next night waits no longer than this. */
const UNTIL_DARK = 4000
/** For so long the numbers before and after stand there. */
const SEEN = 700

const OF_NIGHT: ReadonlySet<Told['event']> = new Set(['NightWon', 'ApparitionNamed', 'Scored', 'Cleared'])
const HOW: ReadonlySet<Told['event']> = new Set(['Scared', 'Folded'])
const EFFECTS: ReadonlySet<Told['event']> = new Set(['Knocked', 'Squatted', 'Captured', 'Chased', 'Lost'])

/** A night won, the last of them, and what a monster does. */
export function hantiseCue({ entries }: { readonly entries: readonly Told[] }, from: number): Cue<Kind> | undefined {
  for (let i = from; i < entries.length; i++) {
    const event = entries[i]?.event
    if (event && EFFECTS.has(event))
      return { kind: 'effect', from: i, until: i + 1, beats: BEATS.effect, stays: SEEN, passing: true }
    if (event === 'Ended') return { kind: 'finale', from: i, until: i + 1, beats: BEATS.finale, ends: true }
    const isWon = event === 'NightWon' || (event && HOW.has(event) && entries[i + 1]?.event === 'NightWon')
    if (!isWon) continue
    let until = i + 1
    while (OF_NIGHT.has(entries[until]?.event ?? 'Acted')) until++
    return { kind: 'night', from: i, until, beats: BEATS.night, stays: UNTIL_DARK, onward: 'theatre.night' }
  }
  return undefined
}
