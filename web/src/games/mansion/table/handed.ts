import type { Handed } from '../../../table/situation'

/** A card that is shown, or that somebody is let see, goes to whoever asked. */
export const handed = (entry: {
  readonly event: string
  readonly seat?: number
  readonly to?: number
}): Handed | undefined =>
  (entry.event === 'Showed' || entry.event === 'LetSee') && entry.seat !== undefined && entry.to !== undefined
    ? { from: entry.seat, to: entry.to }
    : undefined
