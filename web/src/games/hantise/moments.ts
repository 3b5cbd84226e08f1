import type { Moment } from '../../kit/Moments.svelte'
import type { Character } from '../../art/hantise/cast'
import { line } from './lines'
import { faceOf, scaredFace } from './naming'
import { isYou, type At, type Told } from './situation'

/** What happened to you, what you drew, and what turns the night. */
function matters(entry: Told, at: At): boolean {
  switch (entry.event) {
    case 'Drew':
      return entry.card !== null
    case 'Knocked':
      return isYou(at, entry.owner) && !isYou(at, entry.seat)
    case 'Squatted':
    case 'Captured':
      return !isYou(at, entry.seat)
    case 'Lost':
      return isYou(at, entry.seat)
    case 'CharacterRevealed':
    case 'MaraboutEntered':
    case 'Chased':
    case 'Folded':
    case 'Scared':
    case 'NightWon':
    case 'Devastated':
    case 'Ended':
      return true
    default:
      return false
  }
}

function shown(entry: Told): Moment['cards'] {
  switch (entry.event) {
    case 'Drew':
      return entry.card ? [faceOf(entry.card)] : []
    case 'Knocked':
    case 'Squatted':
    case 'Captured':
      return [faceOf(entry.card)]
    case 'Lost':
      return entry.cards.slice(-4).map(faceOf)
    case 'NightWon':
      return [scaredFace(entry.character as Character), ...(entry.marabout ? [scaredFace('marabout')] : [])]
    case 'CharacterRevealed':
      return [scaredFace(entry.character as Character)]
    case 'MaraboutEntered':
      return [scaredFace('marabout')]
    default:
      return []
  }
}

const GRAVE: ReadonlySet<Told['event']> = new Set(['Knocked', 'Squatted', 'Lost', 'MaraboutEntered', 'Devastated'])
const TURNING: ReadonlySet<Told['event']> = new Set(['NightWon', 'Devastated', 'Ended'])

export const momentsOf = (at: At): Moment[] =>
  at.entries.flatMap((entry, id) => {
    const told = matters(entry, at) ? line(entry, id, at) : undefined
    if (told?.kind !== 'line') return []
    const { who, says, secret } = told
    const tone = secret ? 'secret' : GRAVE.has(entry.event) ? 'grave' : undefined
    const weighs = TURNING.has(entry.event) || GRAVE.has(entry.event)
    return { id, says, cards: shown(entry) ?? [], weighs, ...(who && { who }), ...(tone && { tone }) }
  })

/** The stacks that the last news changed: `0 jardin`. */
export function freshStacks(at: At): Set<string> {
  const found = new Set<string>()
  for (const entry of at.entries.slice(at.fresh)) {
    if (entry.event === 'Played' || entry.event === 'Squatted') found.add(`${entry.seat} ${entry.zone}`)
    if (entry.event === 'Captured' || entry.event === 'Recalled') found.add(`${entry.seat} ${entry.to}`)
  }
  return found
}
