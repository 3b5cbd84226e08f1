import type { LogEntry } from '../../kit/Log.svelte'
import type { Part } from '../../texts/message'
import { rich, t } from '../../texts/texts.svelte'
import { claimText, mannerOf } from './claims'
import { theClue, theClues } from './clue'
import { characterOf, theName, isAlive, isYou, personOf, placeName, type At, type Told } from './situation'

type Line = Extract<LogEntry, { kind: 'line' }>
type Reason =
  'accused' | 'all_innocents_dead' | 'murderer_dead' | 'confrontation_kill' | 'survived' | 'confrontation_survived'

const heading = (id: number, text: string): LogEntry => ({ id, kind: 'turn', text })
const scene = (id: number, picture: string, says: Part[]): LogEntry => ({ id, kind: 'line', picture, says })

/** Whose investigation it is at an entry: who is observed there. */
function investigator(at: At, id: number): number | undefined {
  for (let i = id; i >= 0; i--) {
    const entry = at.entries[i]
    if (entry?.event === 'InvestigationBegan') return entry.seat
  }
  return undefined
}

/** The sentence that tells an entry; nothing for what the table shows by itself, or the talk. */
export function line(entry: Told, id: number, at: At): LogEntry | undefined {
  const by = (seat: number, says: Part[], secret?: Line['secret']): LogEntry => ({
    id,
    kind: 'line',
    who: personOf(at, seat),
    says,
    ...(secret && { secret }),
  })
  const voice = (seat: number): 'you' | 'they' => (isYou(at, seat) ? 'you' : 'they')
  const name = (seat: number): string => theName(at, seat)
  /** Did it, suffered it, or looks on. */
  const side = (seat: number, other: number) => (isYou(at, seat) ? 'you' : isYou(at, other) ? 'me' : 'they')

  switch (entry.event) {
    case 'Prepared':
      return by(entry.starter, rich(`hc.prepared.${voice(entry.starter)}`, { name: name(entry.starter) }))
    case 'DrewRole':
      if (entry.murderer === null || at.seat === null) return undefined
      return by(at.seat, rich(entry.murderer ? 'hc.role.murderer' : 'hc.role.innocent'), 'alone')
    case 'LookedIntoSuite':
      return isYou(at, entry.seat)
        ? by(entry.seat, rich('hc.suite', { clues: theClues(entry.clues) }), 'alone')
        : by(entry.seat, rich('hc.suite.they', { name: name(entry.seat), clues: theClues(entry.clues) }))
    case 'Drafted':
      return entry.clue
        ? by(entry.seat, rich('hc.drafted.you', { clue: theClue(entry.clue) }), 'alone')
        : by(entry.seat, rich('hc.drafted.they', { name: name(entry.seat) }))
    case 'TurnBegan':
      return heading(id, t('hc.turn', { n: entry.turn }))
    case 'ConfrontationBegan': {
      const other = at.picture.characters.findIndex((_, seat) => seat !== entry.murderer && wasAlive(at, id, seat))
      const said = { name: name(entry.murderer), other: name(other) }
      return by(entry.murderer, rich(`hc.duel.${voice(entry.murderer)}`, said))
    }
    case 'Stayed':
      return by(
        entry.seat,
        rich(`hc.stayed.${voice(entry.seat)}`, { name: name(entry.seat), place: placeName(entry.place).in }),
      )
    case 'Closed':
      return scene(id, 'hc-sign-lock', rich('hc.closed', { place: placeName(entry.place).name }))
    case 'SearchAnnounced':
      return by(
        entry.seat,
        rich(`hc.search.${voice(entry.seat)}`, { name: name(entry.seat), place: placeName(entry.place).the }),
      )
    case 'Observed': {
      const whom = investigator(at, id) ?? entry.seat
      return by(entry.seat, rich(`hc.observed.${side(entry.seat, whom)}`, { name: name(entry.seat), whom: name(whom) }))
    }
    case 'Declined':
      return by(entry.seat, rich(`hc.declined.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'Looked':
      return isYou(at, entry.seat)
        ? by(entry.seat, rich('hc.looked', { clues: theClues(entry.clues) }), 'alone')
        : by(entry.seat, rich('hc.looked.they', { name: name(entry.seat), clues: theClues(entry.clues) }))
    case 'Took': {
      const place = placeName(entry.place).in
      if (!entry.clue) return by(entry.seat, rich('hc.took.they', { name: name(entry.seat), place }))
      const isOwn = isYou(at, entry.seat)
      const said = { name: name(entry.seat), clue: theClue(entry.clue) }
      return by(entry.seat, rich(isOwn ? 'hc.took.you' : 'hc.took.seen', said), isOwn ? 'alone' : true)
    }
    case 'Swapped': {
      const place = placeName(entry.place).in
      if (!entry.gained) return by(entry.seat, rich('hc.swapped.they', { name: name(entry.seat), place }))
      const said = { name: name(entry.seat), clue: theClue(entry.gained) }
      return entry.left
        ? by(entry.seat, rich('hc.swapped.you', { ...said, left: theClue(entry.left) }), 'alone')
        : by(entry.seat, rich('hc.swapped.seen', said), true)
    }
    case 'Destroyed':
      return by(
        entry.seat,
        rich(`hc.destroyed.${voice(entry.seat)}`, { name: name(entry.seat), clue: theClue(entry.clue) }),
      )
    case 'ExchangeAnnounced':
      return by(
        entry.seat,
        rich(`hc.exchange.${side(entry.seat, entry.victim)}`, { name: name(entry.seat), whom: name(entry.victim) }),
      )
    case 'Gave': {
      const to = side(entry.seat, entry.victim)
      if (!entry.clue || to === 'they') return undefined
      const said = { name: name(entry.seat), whom: name(entry.victim), clue: theClue(entry.clue) }
      return by(entry.seat, rich(`hc.gave.${to}`, said), true)
    }
    case 'Drew': {
      const said = { name: name(entry.seat), whom: name(entry.victim) }
      const from = side(entry.seat, entry.victim)
      if (!entry.clue) return by(entry.seat, rich(from === 'me' ? 'hc.drew.loss' : 'hc.drew.they', said))
      return by(
        entry.seat,
        rich(`hc.drew.${from === 'they' ? 'seen' : from}`, { ...said, clue: theClue(entry.clue) }),
        true,
      )
    }
    case 'Accused':
    case 'AccusedWrongly': {
      const to = side(entry.seat, entry.accused)
      const said = { name: name(entry.seat), whom: name(entry.accused), clue: theClue(entry.clue) }
      return by(entry.seat, entry.event === 'Accused' ? rich(`hc.accused.${to}`, said) : rich(`hc.wrongly.${to}`, said))
    }
    case 'ShowedRole': {
      const role = t(entry.murderer ? 'card.role.murderer' : 'card.role.innocent')
      return by(entry.seat, rich(`hc.showed.${voice(entry.seat)}`, { name: name(entry.seat), role }))
    }
    case 'Passed':
      return by(entry.seat, rich(`hc.passed.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'ResolutionBegan':
      return heading(id, t('hc.resolution'))
    case 'Deposited':
      return entry.clue
        ? by(entry.seat, rich('hc.deposited.you', { clue: theClue(entry.clue) }), 'alone')
        : by(entry.seat, rich('hc.deposited.they', { name: name(entry.seat) }))
    case 'DepositedNothing':
      return by(entry.seat, rich(`hc.nothing.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'UrnOpened':
      return scene(id, 'hc-urn', rich('hc.urn', { clues: theClues(entry.clues) }))
    case 'Died':
      return by(
        entry.seat,
        rich(`hc.died.${voice(entry.seat)}`, { name: name(entry.seat), place: placeName(entry.place).in }),
      )
    case 'TookBack':
      return by(
        entry.seat,
        rich(`hc.tookBack.${voice(entry.seat)}`, { name: name(entry.seat), clue: theClue(entry.clue) }),
      )
    case 'LaidDown':
      if (!entry.clues.length) return undefined
      return scene(
        id,
        'hc-sign-tomb',
        rich('hc.laid', { place: placeName(entry.place).in, clues: theClues(entry.clues) }),
      )
    case 'Ended': {
      const reason = t(`hc.reason.${entry.reason as Reason}`)
      return by(entry.winner, rich(`hc.ended.${voice(entry.winner)}`, { name: name(entry.winner), reason }))
    }
    case 'Left':
      return by(entry.seat, rich(`hc.left.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'Returned':
      return by(entry.seat, rich(`hc.returned.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'ChangedHands':
      return by(
        entry.seat,
        entry.name ? rich(`hc.taken.${voice(entry.seat)}`, { name: entry.name }) : rich('hc.vacated'),
      )
    case 'Claimed':
      return by(
        entry.seat,
        rich(`hc.${mannerOf(entry.claim)}.${voice(entry.seat)}`, {
          name: name(entry.seat),
          claim: claimText(entry.claim, characterOf(at, entry.seat)),
        }),
      )
    // The pawn is seen to walk, a clue that is kept changes nothing, and the talk shows what is said.
    case 'InvestigationBegan':
    case 'Moved':
    case 'Kept':
    case 'Said':
    case 'Acted':
      return undefined
  }
}

function wasAlive(at: At, id: number, seat: number): boolean {
  return isAlive(at, seat) || !at.entries.slice(0, id).some((entry) => entry.event === 'Died' && entry.seat === seat)
}
