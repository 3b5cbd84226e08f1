import type { Part } from '../../../texts/message'
import { rich } from '../../../texts/texts.svelte'
import { theThing } from '../clue'
import { holds, isYou, lying, PLACES, placeName, theName, type At } from '../situation'

export interface Witnessed {
  /** Whose doing it is about. */
  readonly seat: number
  readonly says: readonly Part[]
}
const MOST = 3

/** Who saw the weapon: only what everybody was told, or you remember. */
export function witnessed(at: At, weapon: string, place: string): readonly Witnessed[] {
  const said = { clue: theThing(weapon), place: placeName(place).in }
  const found: Witnessed[] = []
  for (const seat of at.picture.characters.keys())
    if (seat !== at.seat && holds(at, seat).includes(weapon))
      found.push({ seat, says: rich('hc.saw.held', { ...said, name: theName(at, seat) }) })
  const lay = PLACES.findIndex((_, i) => lying(at, i).includes(weapon))
  const looked = at.picture.looked[lay]
  if (looked && at.seat !== null)
    found.push({
      seat: at.seat,
      says: rich('hc.saw.lay', { ...said, place: placeName(PLACES[lay] ?? place).in, n: looked }),
    })
  let turn = 0
  const searches: Witnessed[] = []
  for (const entry of at.entries) {
    if (entry.event === 'TurnBegan') turn = entry.turn
    if (entry.event !== 'SearchAnnounced' || entry.place !== place) continue
    const voice = isYou(at, entry.seat) ? 'you' : 'they'
    searches.push({
      seat: entry.seat,
      says: rich(`hc.saw.searched.${voice}`, { name: theName(at, entry.seat), place: placeName(place).the, n: turn }),
    })
  }
  return [...found, ...searches.reverse()].slice(0, MOST)
}
