import { t } from '../../texts/texts.svelte'
import type { Situation } from '../situation'

/** What is worth counting, of whatever game it is: by the name of the event. */
const COUNTED = [
  'Suggested',
  'Showed',
  'TookPassage',
  'Spied',
  'PlayedButler',
  'UsedPower',
  'Accused',
  'SearchAnnounced',
  'ExchangeAnnounced',
  'Observed',
  'Destroyed',
  'Played',
  'Drew',
  'Captured',
  'NightWon',
  'Said',
] as const
type Counted = (typeof COUNTED)[number]

export interface Tally {
  readonly what: string
  /** By seat. */
  readonly counts: readonly number[]
}

const isCounted = (event: string): event is Counted => COUNTED.some((each) => each === event)

/** How often everybody did what, as far as these eyes have seen it. */
export function tallies(at: Situation): Tally[] {
  const counts = new Map<Counted, number[]>()
  for (const entry of at.entries) {
    if (!isCounted(entry.event) || !('seat' in entry) || typeof entry.seat !== 'number') continue
    const row = counts.get(entry.event) ?? at.table.chairs.map(() => 0)
    row[entry.seat] = (row[entry.seat] ?? 0) + 1
    counts.set(entry.event, row)
  }
  return COUNTED.flatMap((event) => {
    const row = counts.get(event)
    return row ? [{ what: t(`count.${event}`), counts: row }] : []
  })
}
