import type { Zone } from '../../art/hantise/cast'
import type { Part } from '../../texts/message'
import { line } from './lines'
import { asZone, type At, type Told } from './situation'

/** A card the rival has just played, where, and what it did there. */
export interface Deed {
  readonly card: string
  readonly zone: Zone
  readonly does: readonly Part[]
}

const ACTS: ReadonlySet<Told['event']> = new Set(['Played', 'Changed', 'Folded'])
const EFFECTS: ReadonlySet<Told['event']> = new Set(['Chased', 'Knocked', 'Recalled', 'Squatted', 'Captured'])

/** What the rival did in the turn before yours: it stays in sight until you do something yourself. */
export function justDone(at: At): readonly Deed[] {
  if (at.seat === null) return []
  const [own, other] = [at.seat, 1 - at.seat]
  const begun = at.entries.findLastIndex((entry) => entry.event === 'TurnBegan' && entry.seat === other)
  const since = begun < 0 ? [] : at.entries.slice(begun + 1)
  if (
    since.some(
      (entry) => entry.event === 'NightBegan' || (ACTS.has(entry.event) && 'seat' in entry && entry.seat === own),
    )
  )
    return []
  const deeds: Deed[] = []
  since.forEach((entry, i) => {
    if (entry.event === 'Played' && entry.seat === other)
      deeds.push({ card: entry.card, zone: asZone(entry.zone), does: [] })
    const last = deeds.at(-1)
    if (!last || !EFFECTS.has(entry.event) || !('seat' in entry) || entry.seat !== other) return
    const told = line(entry, begun + 1 + i, at)
    if (told?.kind === 'line')
      deeds[deeds.length - 1] = { ...last, does: [...last.does, ...(last.does.length ? [' '] : []), ...told.says] }
  })
  return deeds
}
