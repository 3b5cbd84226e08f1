import { SOUL_LOOK } from '../../art/hantise/cast'
import type { LogEntry } from '../../kit/Log.svelte'
import type { Part } from '../../texts/message'
import { counted, names, rich, t } from '../../texts/texts.svelte'
import { cardName, characterName, inZone, listed, swept, theCard, theCards } from './naming'
import { isYou, soulOf, type At, type Told } from './situation'
import { parsed, placeTerror, POINTS, THRESHOLD, unmovedBy } from './values'

const person = (seat: number) => {
  const soul = soulOf(seat)
  return { look: SOUL_LOOK[soul], letter: names('hantise').souls[soul].letter }
}
/** A Reine is worth one point, a Place its terror. */
const scoredPoints = (card: string): number => {
  const found = parsed(card)
  return 'place' in found ? placeTerror(found.place) : 1
}

/** The last Character who was revealed before an entry. */
function characterAt(at: At, id: number): string {
  for (let i = id; i >= 0; i--) {
    const entry = at.entries[i]
    if (entry?.event === 'CharacterRevealed') return entry.character
  }
  return at.picture.character
}

/** `papa-maman` in words. */
const groupName = (combination: string): string => listed(combination.split('-').map(characterName))

/** The sentence that tells an entry; nothing for what the table shows by itself, or the talk. */
export function line(entry: Told, id: number, at: At): LogEntry | undefined {
  const by = (seat: number, says: Part[], secret?: 'alone'): LogEntry => ({
    id,
    kind: 'line',
    who: person(seat),
    says,
    ...(secret && { secret }),
  })
  const scene = (picture: string, says: Part[]): LogEntry => ({ id, kind: 'line', picture, says })
  const heading = (text: string): LogEntry => ({ id, kind: 'turn', text })
  const voice = (seat: number): 'you' | 'they' => (isYou(at, seat) ? 'you' : 'they')
  const name = (seat: number): string => at.names[seat] ?? ''

  switch (entry.event) {
    case 'Dealt':
      return entry.hand
        ? by(entry.seat, rich('ha.dealt.you', { cards: theCards(entry.hand) }), 'alone')
        : by(entry.seat, rich('ha.dealt.they', { name: name(entry.seat) }))
    case 'NightBegan':
      return heading(t('ha.night', { n: entry.night }))
    case 'CharacterRevealed': {
      const who = entry.character as keyof typeof THRESHOLD
      const said = { who: characterName(who), n: THRESHOLD[who] }
      const family = unmovedBy(who)
      return scene(
        `ha-bust-${who}`,
        family
          ? rich('ha.revealed.unmoved', { ...said, family: names('hantise').families[family].many })
          : rich('ha.revealed', said),
      )
    }
    case 'ZoneRevealed':
      if (!entry.zone) return undefined
      return scene(
        `ha-zone-${entry.zone}`,
        rich('ha.located', { who: characterName(characterAt(at, id)), zone: inZone(entry.zone) }),
      )
    case 'TurnBegan':
      return heading(t(`ha.turn.${voice(entry.seat)}`, { n: entry.turn, name: name(entry.seat) }))
    case 'Drew':
      return entry.card
        ? by(entry.seat, rich('ha.drew.you', { card: theCard(entry.card) }), 'alone')
        : by(entry.seat, rich('ha.drew.they', { name: name(entry.seat) }))
    case 'CouldNotDraw':
      return by(entry.seat, rich(`ha.dry.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'MaraboutEntered':
      return scene('ha-bust-marabout', rich('ha.marabout'))
    case 'Reshuffled':
      return scene('ha-sign-swap', rich('ha.reshuffled', { cards: counted('ha.cards', entry.cards.length) }))
    case 'Played':
      return by(
        entry.seat,
        rich(`ha.played.${voice(entry.seat)}`, {
          name: name(entry.seat),
          card: theCard(entry.card),
          zone: inZone(entry.zone),
        }),
      )
    case 'Declined':
      return by(entry.seat, rich(`ha.declined.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'Chased':
      return by(
        entry.seat,
        rich(`ha.chased.${voice(entry.seat)}`, { name: name(entry.seat), who: characterName(characterAt(at, id)) }),
      )
    case 'Knocked': {
      const said = {
        name: name(entry.seat),
        whom: name(entry.owner),
        card: theCard(entry.card),
        zone: inZone(entry.zone),
      }
      const isOwn = entry.owner === entry.seat
      const yours = { ...said, card: cardName(entry.card) }
      if (isYou(at, entry.seat))
        return by(entry.seat, isOwn ? rich('ha.knocked.you.own', yours) : rich('ha.knocked.you', said))
      if (isYou(at, entry.owner)) return by(entry.seat, rich('ha.knocked.they', yours))
      return by(entry.seat, rich(isOwn ? 'ha.knocked.they.own' : 'ha.knocked.seen', said))
    }
    case 'Recalled':
      return by(
        entry.seat,
        rich(`ha.recalled.${voice(entry.seat)}`, {
          name: name(entry.seat),
          card: theCard(entry.card),
          zone: inZone(entry.to),
        }),
      )
    case 'Squatted': {
      const to = isYou(at, entry.seat) ? 'you' : isYou(at, 1 - entry.seat) ? 'they' : 'seen'
      return by(entry.seat, rich(`ha.squatted.${to}`, { name: name(entry.seat), card: theCard(entry.card) }))
    }
    case 'Captured':
      return by(
        entry.seat,
        rich(`ha.captured.${voice(entry.seat)}`, {
          name: name(entry.seat),
          card: theCard(entry.card),
          zone: inZone(entry.to),
        }),
      )
    case 'Lost':
      return by(
        entry.seat,
        rich(`ha.lost.${voice(entry.seat)}`, {
          name: name(entry.seat),
          cards: theCards(entry.cards),
          zone: inZone(entry.zone),
        }),
      )
    case 'Changed':
      return by(
        entry.seat,
        rich(`ha.changed.${voice(entry.seat)}`, { name: name(entry.seat), card: theCard(entry.card) }),
      )
    case 'Folded':
      return by(entry.seat, rich(`ha.folded.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'Scared':
      return by(
        entry.seat,
        rich(`ha.scared.${voice(entry.seat)}`, { name: name(entry.seat), who: characterName(characterAt(at, id)) }),
      )
    case 'NightWon': {
      const scared = characterName(entry.character)
      const who = entry.marabout ? t('ha.won.marabout', { who: scared }) : scared
      const points = POINTS[entry.character as keyof typeof POINTS] + (entry.marabout ? POINTS.marabout : 0)
      const said = { name: name(entry.seat), who, points: counted('card.points', points) }
      const to = voice(entry.seat)
      return by(entry.seat, entry.how === 'dawn' ? rich(`ha.won.dawn.${to}`, said) : rich(`ha.won.${to}`, said))
    }
    case 'Scored':
      return by(
        entry.seat,
        rich(`ha.scored.${voice(entry.seat)}`, {
          name: name(entry.seat),
          card: theCard(entry.card),
          points: counted('card.points', scoredPoints(entry.card)),
        }),
      )
    case 'Cleared':
      if (!entry.cards.length) return undefined
      return by(
        entry.seat,
        rich(`ha.cleared.${voice(entry.seat)}`, { name: name(entry.seat), cards: theCards(entry.cards) }),
      )
    case 'Devastated': {
      const what = swept(entry.zone, entry.family)
      return by(
        entry.seat,
        rich(`ha.devastated.${voice(entry.seat)}`, {
          name: name(entry.seat),
          what,
          group: groupName(entry.combination),
        }),
      )
    }
    case 'Ended': {
      const other = 1 - entry.winner
      const won = { yours: entry.points[entry.winner] ?? 0, theirs: entry.points[other] ?? 0 }
      const to = voice(entry.winner)
      const said = {
        name: name(entry.winner),
        ...(to === 'you' ? won : { yours: won.theirs, theirs: won.yours }),
      }
      return by(
        entry.winner,
        won.yours === won.theirs ? rich(`ha.ended.tied.${to}`, said) : rich(`ha.ended.${to}`, said),
      )
    }
    case 'Left':
      return by(entry.seat, rich(`ha.left.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'Returned':
      return by(entry.seat, rich(`ha.returned.${voice(entry.seat)}`, { name: name(entry.seat) }))
    case 'ChangedHands':
      return by(
        entry.seat,
        entry.name ? rich(`ha.taken.${voice(entry.seat)}`, { name: entry.name }) : rich('ha.vacated'),
      )
    // The apparition is seen to win, nothing can be claimed here, and the talk shows what is said.
    case 'ApparitionNamed':
    case 'Claimed':
    case 'Said':
    case 'Acted':
      return undefined
  }
}
