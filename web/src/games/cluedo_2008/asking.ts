import { t } from '../../texts/texts.svelte'
import { isSquare, type Place } from '../mansion/board/board'
import { of, type Asking, type Going, type Way } from '../mansion/table/asking'
import { ownPlace } from '../mansion/table/edition'
import {
  accusing,
  end,
  fetched,
  goings,
  pass,
  passage,
  primary,
  quiet,
  roll,
  stay,
  stop,
  suggesting,
} from '../mansion/table/pieces'
import type { Words } from '../mansion/table/words'
import { edition } from './edition'
import { butlers, power } from './plays'
import { answering, offered, reacting } from './reacting'
import type { Cluedo2008Situation } from './situation'

export function asking(at: Cluedo2008Situation, words: Words): Asking | undefined {
  const verbs = new Set(at.options.map(({ verb }) => verb))
  if (!verbs.size) return undefined
  if (verbs.has('draw')) return offered(at)
  if (verbs.has('show') || verbs.has('cannot')) return answering(at, words)
  if (verbs.has('stop')) return rollingAgain(at)
  if (verbs.has('roll')) return starting(at, words)
  if (verbs.has('go')) return moving(at, words)
  // A lesson asks for one thing only: what else there would be does not tell which moment it is.
  const isOwnTurn = words.isYou(at.picture.player)
  if (verbs.has('end') || (isOwnTurn && verbs.has('play'))) return ending(at, words)
  if (verbs.has('suggest') && verbs.has('decline')) return suggestingAgain(at, words)
  if (['pass', 'suggest', 'look', 'accuse'].some((verb) => verbs.has(verb))) return acting(at, words)
  return reacting(at, words)
}

function starting(at: Cluedo2008Situation, words: Words): Asking {
  const others = [...stay(edition, at, words), ...passage(edition, at, words), ...butlers(at.options), ...power(at)]
  return {
    ask: others.length ? t('ask.start.choice') : t('ask.start'),
    detail: fetched(at.options),
    ways: [...others, ...roll(at.options).map(primary)],
  }
}

const rollingAgain = ({ options }: Cluedo2008Situation): Asking => ({
  ask: t('c8.ask.again'),
  ways: [...stop(options).map(quiet), ...roll(options).map(primary)],
})

function moving(at: Cluedo2008Situation, words: Words): Asking {
  const { options, picture } = at
  const here = ownPlace(edition, at)
  // Whoever is put down by a card or a Power walks no way and spends no points.
  const isPut = picture.dice === null
  const found = goings(edition, at, 'go', (_, far) => (isPut ? undefined : far))
  const ends = isPut ? found.map(put) : found
  const still = ends.filter(({ end }) => end.place === here)
  return {
    ask: isPut ? t(isIndoors(ends) ? 'c8.ask.putInside' : 'c8.ask.put') : t('ask.go', { n: picture.score }),
    ways: [...butlers(options), ...still.map((way) => unmoved(way, words))],
    ends: ends.filter(({ end }) => end.place !== here),
  }
}
/** A Power leads into rooms only, a card onto squares as well. */
const isIndoors = (ends: readonly Going[]): boolean => !ends.some(({ end }) => isSquare(end.place))
const put = ({ text, end: { place } }: Going): Going => ({ text, end: { place } })
const unmoved = ({ text, end: { place } }: Going, words: Words): Way => ({
  text,
  label: isSquare(place) ? t('c8.way.still') : t('way.stay', { in: words.inside(place) }),
})

function acting(at: Cluedo2008Situation, words: Words): Asking {
  const { options, picture } = at
  const plain = of(options, 'suggest').some(({ parts }) => parts.room === undefined)
  const here: Place | undefined = plain ? ownPlace(edition, at) : undefined
  const look = of(options, 'look').map(({ text }): Way => ({
    text,
    label: t('c8.way.look'),
    sign: 'eye',
    look: 'primary',
  }))
  const accuse = accusing(options)
  const isOlive = of(options, 'suggest').some(({ parts }) => parts.room !== undefined)
  const ask = here
    ? t('ask.suggest', { in: words.inside(here) })
    : look.length
      ? t('c8.ask.pool')
      : t(accuse ? 'c8.ask.pool.empty' : 'c8.ask.elsewhere')
  return {
    ask,
    detail: isOlive ? t('c8.ask.olive') : poolSeen(picture.pool_cards, words),
    ways: [...pass(options).map(quiet), ...look],
    suggest: suggesting(options, here),
    accuse,
  }
}
const poolSeen = (cards: readonly string[] | null, words: Words): string | undefined =>
  cards?.length ? t('c8.pool.seen', { cards: words.cards(cards) }) : undefined

function suggestingAgain(at: Cluedo2008Situation, words: Words): Asking {
  const here = ownPlace(edition, at) ?? ''
  return {
    ask: t('c8.ask.second', { in: words.inside(here) }),
    ways: of(at.options, 'decline').map(({ text }) => ({ text, label: t('c8.way.no'), look: 'quiet' })),
    suggest: suggesting(at.options, here),
  }
}

function ending(at: Cluedo2008Situation, words: Words): Asking {
  const { options, picture } = at
  const { suggestion, shown } = picture
  const plays = butlers(options)
  const people = of(options, 'send').map(({ text, parts }) => {
    const suspect = parts.suspect as string
    const name = words.suspect(suspect)
    return { text, suspect, name, label: t('c8.way.send', { who: name }) }
  })
  const answer =
    suggestion && !shown
      ? t('after.nobody')
      : shown?.card && words.isYou(shown.to)
        ? t('after.shown', { who: words.who(shown.seat), card: words.whole(shown.card) })
        : undefined
  return {
    ask: plays.length || people.length ? t('c8.ask.end.cards') : t('ask.after.plain'),
    detail: people.length ? t('c8.ask.send') : answer,
    ways: [...plays, ...end(options).map(primary)],
    people,
  }
}
