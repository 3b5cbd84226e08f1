import type { Character } from '../../art/hantise/cast'
import type { Night } from './Nights.svelte'
import { NIGHTS, soulOf, type At } from './situation'

/** The seven nights: who was scared by whom, who is to be scared now, and those to come. */
export function calendar(at: At): Night[] {
  const nights: Night[] = []
  for (const entry of at.entries) {
    if (entry.event === 'CharacterRevealed') nights.push({ who: entry.character as Character, now: true })
    if (entry.event === 'NightWon') nights.splice(-1, 1, { who: entry.character as Character, by: soulOf(entry.seat) })
  }
  return [...nights, ...Array.from({ length: Math.max(0, NIGHTS - nights.length) }, () => ({}))]
}
