import type { Cue } from '../../../theatre/cue'
import type { Told } from '../situation'

export type Kind = 'death' | 'unmasking' | 'confrontation'
export const DEATH = { lights: 0, urn: 1, dark: 2, notice: 3 } as const
export const UNMASKING = { lights: 0, step: 1, edge: 2, face: 3, verdict: 4 } as const
export const DUEL = { lights: 0, step: 1, roles: 2, rules: 3 } as const
const BEATS = {
  death: { full: [0, 400, 1500, 2100], brief: [0, 100, 700, 1100] },
  unmasking: { full: [0, 450, 1050, 1650, 2200], brief: [0, 0, 350, 700, 1100] },
  confrontation: { full: [0, 400, 1100, 2000], brief: [0, 100, 500, 900] },
} as const
/** How long it may be read. */
const READ = 12_000
/** An Innocent is cleared, and the play goes on. */
const CLEARED = 1600

type Entries = readonly Told[]
const isOfDeath = (entry: Told | undefined): boolean => entry?.event === 'Died' || entry?.event === 'ShowedRole'

/** Where a run of entries about the dead ends. */
function afterDeaths(entries: Entries, from: number): number {
  let until = from
  while (isOfDeath(entries[until])) until++
  return until
}

/** A death, an accusation, the Confrontation, the end: each stops the play. */
export function huisClosCue({ entries }: { readonly entries: Entries }, from: number): Cue<Kind> | undefined {
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i]
    const staged = (kind: Kind, until: number, more: Pick<Cue, 'stays' | 'ends'> = {}): Cue<Kind> => ({
      kind,
      from: i,
      until,
      beats: BEATS[kind],
      ...more,
    })
    if (entry?.event === 'UrnOpened' && entries[i + 1]?.event === 'Died')
      return staged('death', afterDeaths(entries, i + 1), { stays: READ })
    if (entry?.event === 'ConfrontationBegan') return staged('confrontation', i + 1, { stays: READ })
    if (entry?.event === 'Ended') return staged('unmasking', i + 1, { ends: true })
    if (entry?.event !== 'Accused') continue
    const outcome = entries[i + 2]
    if (outcome?.event === 'Ended') return staged('unmasking', i + 3, { ends: true })
    if (outcome?.event === 'AccusedWrongly') return staged('unmasking', i + 3, { stays: CLEARED })
  }
  return undefined
}
