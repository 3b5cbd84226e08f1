import type { HintNews } from '../../protocol/protocol'
import { percent, type Weighing } from '../../table/advice/figures'
import { language, t } from '../../texts/texts.svelte'
import { here, victims } from './asking'
import { beliefsOf, type Beliefs } from './believed'
import { isWeapon, listed, ownerOf, placeOf, theThing } from './clue'
import { brief, nameOf } from './counsel'
import { characterOf, livingAt, theName, isYou, placeName, type At } from './situation'

const SUSPECTS = 3
export const average = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Who has somebody to find out; in the Confrontation both want blood. */
const isSeeking = (at: At): boolean => at.seat !== null && !at.picture.roles[at.seat] && !at.picture.duel

/** What an action brings into one's hand, and what it takes out of it. */
function exchanged(text: string): { readonly gained?: string | undefined; readonly given?: string | undefined } {
  const [verb, first, second] = text.split(' ')
  switch (verb) {
    case 'take':
    case 'take-back':
      return { gained: first }
    case 'swap':
      return { gained: second, given: first }
    case 'take-destroy':
      return first === second ? { given: first } : { gained: first, given: second }
    case 'give':
    case 'destroy':
    case 'deposit':
      return { given: first }
    default:
      return {}
  }
}

/** Where one would stand, and what is to be expected there. */
function placeSays(at: At, place: string, { danger, weapons }: Beliefs, isGoing: boolean): string[] {
  const chance = danger.get(place)
  const others = [...danger].filter(([other]) => other !== place)
  const [worst, most] = others.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
  const said: string[] = []
  if (isGoing && chance !== undefined && worst)
    said.push(
      t(at.picture.duel ? 'hc.advice.danger.duel' : 'hc.advice.danger', {
        chance: percent(chance),
        most: percent(most),
        place: placeName(worst).name,
      }),
    )
  const hoped = weapons.get(place)
  if (hoped !== undefined) said.push(t('hc.advice.weapons', { n: average(hoped) }))
  return said
}

/** Whether a seat stays where it is until the Urn is filled. */
function hasMoved(at: At, seat: number): boolean {
  const { turn, starter, player, characters } = at.picture
  const place = (of: number): number => (of - starter + characters.length) % characters.length
  return turn > 0 && place(seat) < place(player)
}

function gainedSays(at: At, clue: string, { murderer }: Beliefs): string[] {
  const owner = ownerOf(clue)
  if (isWeapon(clue)) {
    if (isSeeking(at)) return [t('hc.advice.safe')]
    const there = victims(at, clue).filter((seat) => !isYou(at, seat) && hasMoved(at, seat))
    return [
      t('hc.advice.weapon'),
      ...(there.length ? [t('hc.advice.there', { whom: listed(there.map((seat) => theName(at, seat))) })] : []),
    ]
  }
  if (at.seat !== null && owner === characterOf(at, at.seat))
    return isSeeking(at) || at.picture.duel ? [] : [t('hc.advice.screen')]
  const chance = owner && isSeeking(at) ? murderer.get(owner) : undefined
  return owner && chance ? [t('hc.advice.evidence', { whom: nameOf(at, owner), chance: percent(chance) })] : []
}

function givenSays(at: At, verb: string, clue: string): string[] {
  if (verb !== 'deposit' || !isWeapon(clue)) return [t('hc.advice.least')]
  const dying = victims(at, clue)
  const weapon = theThing(clue)
  return dying.length
    ? [t('hc.ask.deposit.kills', { weapon, whom: listed(dying.map((seat) => theName(at, seat))) })]
    : [t('hc.ask.deposit.harmless', { weapon, place: placeName(placeOf(clue)).in })]
}

function deedSays(at: At, text: string, beliefs: Beliefs): string[] {
  const [verb = '', first = ''] = text.split(' ')
  const { gained, given } = exchanged(text)
  const guilt = (character: string): string[] => {
    const chance = beliefs.murderer.get(character)
    return chance === undefined ? [] : [t('hc.advice.guilty', { whom: nameOf(at, character), chance: percent(chance) })]
  }
  switch (verb) {
    case 'go':
    case 'search':
      return placeSays(at, first || here(at), beliefs, verb === 'go')
    case 'accuse':
      return guilt(first)
    case 'observe':
      return isSeeking(at) ? guilt(characterOf(at, at.picture.player)) : []
    case 'keep':
      return [t('hc.advice.spare')]
    default:
      return [...(gained ? gainedSays(at, gained, beliefs) : []), ...(given ? givenSays(at, verb, given) : [])]
  }
}

/** Whom the bot suspects; without odds, whom the notebook has not cleared. */
function suspectsSay(at: At, { murderer }: Beliefs): string[] {
  if (!isSeeking(at)) return []
  const odds = [...murderer]
  if (!odds.length) {
    const cleared = at.notebook?.marks.filter(({ mark }) => mark === 'no').map(({ place }) => place) ?? []
    const open = livingAt(at).filter((seat) => !isYou(at, seat) && !cleared.includes(seat))
    return at.notebook ? [t('hc.advice.open', { who: listed(open.map((seat) => theName(at, seat))) })] : []
  }
  const chances = odds.map(([, chance]) => chance)
  if (odds.length > 1 && Math.max(...chances) - Math.min(...chances) < 0.02) return [t('hc.advice.even')]
  const named = odds.filter(([, chance]) => chance >= 0.01).slice(0, SUSPECTS)
  const who = listed(named.map(([character, chance]) => `${nameOf(at, character)} (${percent(chance)})`))
  return [t('hc.advice.suspects', { who })]
}

/** Why: sentences from what the bot believes and from what lies open. */
export function reasonsFor(at: At, { action, believed = [] }: HintNews): string[] {
  const beliefs = beliefsOf(at, believed)
  return [...deedSays(at, action, beliefs), ...suspectsSay(at, beliefs)]
}

type Measure = 'order' | 'danger' | 'weapons' | 'guilt'

/** The bot's own worths have no unit: what is told is their order, and what it believes of each. */
export function weighing(
  at: At,
  { prospects = [], believed = [] }: Pick<HintNews, 'prospects' | 'believed'>,
  isSeeker = isSeeking(at),
): { measure: string; weighed: Weighing[] } {
  const { murderer, danger, weapons } = beliefsOf(at, believed)
  const isMoving = prospects.some(({ action }) => action.startsWith('go '))
  const known: Measure = !isMoving ? (isSeeker ? 'guilt' : 'order') : danger.size ? 'danger' : 'weapons'
  const figure = (text: string): string | undefined => {
    const [verb, first = ''] = text.split(' ')
    if (verb === 'go') {
      const value = (known === 'danger' ? danger : weapons).get(first)
      return value === undefined ? undefined : known === 'danger' ? percent(value) : average(value)
    }
    const { gained, given } = exchanged(text)
    const chance = murderer.get(verb === 'accuse' ? first : (ownerOf(gained ?? given ?? '') ?? ''))
    return known === 'guilt' && chance !== undefined ? percent(chance) : undefined
  }
  const weighed = prospects.map(({ action }) => ({ says: brief(at, action), figure: figure(action) }))
  const measure = weighed.some((each) => each.figure) ? known : 'order'
  return { measure: measure === 'order' ? t('advice.measure.order') : t(`hc.measure.${measure}`), weighed }
}
