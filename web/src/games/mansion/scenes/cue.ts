import type { Cue } from '../../../theatre/cue'
import type { MansionEntry } from '../table/edition'
import type { Accusation } from './accusation'

/** What happens when in a denunciation. */
export const BEAT = { lights: 0, step: 1, seal: 2, first: 3, second: 4, breath: 5, turn: 6, verdict: 7 } as const
/** Milliseconds: how long a card rises, and how long it shows its back while it turns. */
export const [RISES, TURNS] = [240, 180]
const BEATS = {
  full: [0, 450, 1050, 1450, 2000, 2500, 2900, 3300],
  brief: [0, 0, 300, 550, 800, 1050, 1300, 1600],
} as const
/** For so long everybody else looks at a wrong accusation, and whoever made it may read what lay in the envelope. */
const LOOKED_AT = 2600
const READ = 20_000

interface Told {
  readonly entries: readonly MansionEntry[]
  readonly seat: number | null
}

/** An accusation with what came of it; or the envelope, opened because nobody is left to accuse. */
export function mansionCue({ entries, seat }: Told, from: number): Cue<'denunciation' | 'opening'> | undefined {
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i]
    if (entry?.event === 'Ended') return { kind: 'opening', from: i, until: i + 1, beats: BEATS, ends: true }
    if (entry?.event !== 'Accused') continue
    const found = entries.findIndex(({ event }, at) => at > i && (event === 'AccusedWrongly' || event === 'Ended'))
    if (found < 0) return undefined
    const isWrong = entries[found]?.event === 'AccusedWrongly'
    const ends = !isWrong || entries[found + 1]?.event === 'Ended'
    const isOwn = entry.seat === seat
    return {
      kind: 'denunciation',
      from: i,
      until: found + (isWrong && ends ? 2 : 1),
      beats: BEATS,
      ends,
      ...(isOwn && { alone: entry.seat }),
      ...(!ends && { stays: isOwn ? READ : LOOKED_AT }),
    }
  }
  return undefined
}

/** Whoever accused sees each card as it comes; all others see backs, until all is known. */
export function isTurned(i: number, beat: number, { envelope, isOwn }: Accusation): boolean {
  return envelope !== undefined && beat >= (isOwn && i < 2 ? BEAT.first + i : BEAT.turn)
}
