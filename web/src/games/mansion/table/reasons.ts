import type { ReasonStep } from '../../../kit/sheet/Reasons.svelte'
import type { Mark } from '../../../kit/sheet/sheet'
import type { Exposure, Place, Reason, WhyNews } from '../../../protocol/protocol'
import type { Part } from '../../../texts/message'
import { language, rich, t } from '../../../texts/texts.svelte'
import { cardFace } from '../cards'
import type { Edition, MansionSituation } from './edition'
import { roundOf } from './rounds'
import type { Words } from './words'

interface Explained {
  readonly title: string
  readonly steps: readonly ReasonStep[]
  readonly conclusion: readonly Part[]
}

/** The heading under which a fact stands in the log; facts count turns, the log may count rounds. */
export function whenOf(at: MansionSituation, words: Words, turn: number): string {
  if (turn < 1) return t('reasons.deal')
  let count = 0
  for (const entry of at.entries) {
    if (entry.event !== 'TurnBegan' || ++count < turn) continue
    const n = roundOf(at.entries, entry)
    return t('story.turn', { n, who: words.isYou(entry.seat) ? t('chair.you') : words.who(entry.seat) })
  }
  return t('reasons.deal')
}

function says(words: Words, { fact, place, cards }: Reason): Part[] {
  const card = words.card(cards[0] ?? '')
  const isOwn = typeof place === 'number' && words.isYou(place)
  const who = typeof place === 'number' ? words.who(place) : place === 'pool' ? t('sheet.pool') : t('sheet.envelope')
  switch (fact) {
    case 'saw':
      if (isOwn) return cards.length > 1 ? rich('reasons.hand') : rich('reasons.own', { card })
      return typeof place === 'number' ? rich('reasons.saw', { who, card }) : rich('reasons.lies', { who, card })
    case 'has-none':
      if (isOwn) return rich('reasons.ownNone')
      return typeof place === 'number' ? rich('reasons.none', { who }) : rich('reasons.liesNone', { who })
    case 'has-some':
      return rich('reasons.some', { who })
    case 'failed-accusation':
      return rich('reasons.failed')
  }
}

/** Cards that the other facts take out of a « one of these ». */
const ruledOut = (reasons: readonly Reason[], { place }: Reason): ReadonlySet<string> =>
  new Set(
    reasons.flatMap((other) => {
      if (other.fact === 'has-none' && other.place === place) return other.cards
      return other.fact === 'saw' && other.place !== place ? other.cards : []
    }),
  )

export const concluded = (words: Words, card: string, place: Place, isThere: boolean): string => {
  const name = words.card(card)
  if (place === 'envelope') return t(isThere ? 'reasons.sealed' : 'reasons.notSealed', { card: name })
  if (place === 'pool') return t(isThere ? 'reasons.pooled' : 'reasons.notPooled', { card: name })
  const seat = Number(place)
  if (words.isYou(seat)) return t('reasons.notOwn', { card: name })
  return t(isThere ? 'reasons.has' : 'reasons.hasNot', { who: words.who(seat), card: name })
}

/** The cards of one's own hand are one fact. */
function gathered(reasons: readonly Reason[], words: Words): Reason[] {
  const isOwn = ({ fact, place }: Reason): boolean => fact === 'saw' && typeof place === 'number' && words.isYou(place)
  const own = reasons.filter(isOwn)
  const [first] = own
  if (!first || own.length < 2) return [...reasons]
  return [{ ...first, cards: own.flatMap(({ cards }) => cards) }, ...reasons.filter((reason) => !isOwn(reason))]
}

/** The chain of facts behind a certain mark, each `when` it was learnt. */
export function reasonsOf(
  edition: Edition,
  words: Words,
  { card, place, reasons }: Pick<WhyNews, 'card' | 'place' | 'reasons'>,
  mark: Mark,
  when: (turn: number) => string,
): Explained {
  const title = concluded(words, card, place, mark.kind !== 'no')
  return {
    title,
    steps: gathered(reasons, words).map((reason) => {
      const struck =
        reason.fact === 'has-some' ? ruledOut(reasons, reason) : new Set(reason.fact === 'has-none' ? reason.cards : [])
      const isLong = reason.fact === 'has-none' && reason.cards.length > 4
      const shown = isLong ? reason.cards.filter((id) => id === card) : reason.cards
      return {
        when: when(reason.turn),
        says: says(words, reason),
        cards: shown.map((id) => ({ face: cardFace(edition, id), struck: struck.has(id) })),
      }
    }),
    conclusion: rich('reasons.so', { what: title }),
  }
}

/** What the others must know of one card in your own hand. */
export function whoKnows(edition: Edition, words: Words, exposed: readonly Exposure[], card: string): Explained {
  const known = exposed.filter(({ certain }) => certain.includes(card))
  const names = new Intl.ListFormat(language()).format(known.map(({ seat }) => words.who(seat)))
  return {
    title: t('reasons.own.title', { card: words.card(card) }),
    steps: known.map(({ seat }) => ({
      when: words.who(seat),
      says: rich('reasons.exposed', { who: words.who(seat) }),
      cards: [{ face: cardFace(edition, card), struck: false }],
    })),
    conclusion: known.length ? rich('reasons.known', { names }) : rich('reasons.unknown'),
  }
}
