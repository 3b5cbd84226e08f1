import type { Mood } from '../kit/moods.svelte'
import type { Entry } from '../protocol/protocol'

export interface Reaction {
  readonly seat: number
  readonly mood: Mood
}

/**
 * How somebody takes what was told, by what everybody heard of it: who did it and whom it was about, never a card.
 * All these events are open; `tests/table/test_manners.py` holds it.
 */
export function reactionTo(entry: Entry, characters: readonly string[]): Reaction | undefined {
  switch (entry.event) {
    case 'Suggested': {
      const seat = characters.indexOf(entry.suspect)
      return seat < 0 || seat === entry.seat ? undefined : { seat, mood: 'asked' }
    }
    case 'Showed':
      return { seat: entry.seat, mood: 'asked' }
    case 'Accused':
      return 'accused' in entry ? { seat: entry.accused, mood: 'asked' } : undefined
    case 'AccusedWrongly':
      return { seat: entry.seat, mood: 'caught' }
    case 'Murdered':
      return { seat: entry.seat, mood: 'caught' }
    case 'Knocked':
      return { seat: entry.owner, mood: 'caught' }
    case 'NightWon':
      return { seat: entry.seat, mood: 'won' }
    case 'Ended':
      return entry.winner === null ? undefined : { seat: entry.winner, mood: 'won' }
    default:
      return undefined
  }
}
