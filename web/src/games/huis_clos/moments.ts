import type { Moment } from '../../kit/Moments.svelte'
import { rich } from '../../texts/texts.svelte'
import { tile } from './clue'
import { line } from './lines'
import { isYou, type At, type Told } from './situation'

/** The clues that an entry shows to you. */
function shown(entry: Told): readonly string[] {
  switch (entry.event) {
    case 'Took':
    case 'Drew':
    case 'Gave':
    case 'Accused':
    case 'AccusedWrongly':
    case 'Destroyed':
      return entry.clue ? [entry.clue] : []
    case 'Swapped':
      return entry.gained ? [entry.gained] : []
    case 'UrnOpened':
      return entry.clues
    default:
      return []
  }
}

/** What concerns you, what you alone saw, and what changes everything. */
function matters(entry: Told, at: At): boolean {
  switch (entry.event) {
    case 'DrewRole':
      return entry.murderer !== null
    case 'Took':
      return entry.clue !== null && !isYou(at, entry.seat)
    case 'Swapped':
      return entry.gained !== null && !isYou(at, entry.seat)
    case 'Observed':
      return isYou(at, at.picture.player) && !isYou(at, entry.seat)
    case 'ExchangeAnnounced':
      return isYou(at, entry.victim)
    case 'Gave':
      return isYou(at, entry.victim)
    case 'Drew':
      return entry.clue !== null
    case 'Accused':
    case 'ShowedRole':
    case 'DepositedNothing':
    case 'UrnOpened':
    case 'Died':
    case 'Closed':
    case 'ConfrontationBegan':
    case 'Ended':
      return true
    default:
      return false
  }
}

const GRAVE: ReadonlySet<Told['event']> = new Set(['Died', 'Accused', 'ConfrontationBegan', 'Ended'])
/** Your card, what is done to you, and what turns the game. */
const weighs = (entry: Told, at: At): boolean =>
  GRAVE.has(entry.event) || entry.event === 'DrewRole' || ('victim' in entry && isYou(at, entry.victim))

export const momentsOf = (at: At): Moment[] =>
  at.entries.flatMap((entry, id) => {
    const told = matters(entry, at) ? line(entry, id, at) : undefined
    if (told?.kind !== 'line') return []
    const { who, picture, secret } = told
    // The tiles themselves say what came out.
    const says = entry.event === 'UrnOpened' ? rich('hc.urn.opens') : told.says
    const tone = secret ? 'secret' : GRAVE.has(entry.event) ? 'grave' : undefined
    const cards = shown(entry).map(tile)
    return {
      id,
      says,
      cards,
      weighs: weighs(entry, at),
      ...(who && { who }),
      ...(picture && { picture }),
      ...(tone && { tone }),
    }
  })
