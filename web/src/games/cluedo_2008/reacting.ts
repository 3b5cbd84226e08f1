import { t } from '../../texts/texts.svelte'
import { of, type Asking, type Way } from '../mansion/table/asking'
import { cardsToShow, primary } from '../mansion/table/pieces'
import { onTurn, settled, showing, type Waiting } from '../mansion/table/waiting'
import type { Words } from '../mansion/table/words'
import { TIME_CARDS } from './components'
import { butlers, power } from './plays'
import type { Cluedo2008Situation } from './situation'

const declining = (at: Cluedo2008Situation, label: string): Way[] =>
  of(at.options, 'decline').map(({ text }) => ({ text, label, look: 'quiet' }))

/** Called from another room: draw an Intrigue card? */
export const offered = (at: Cluedo2008Situation): Asking => ({
  ask: t('c8.ask.draw'),
  detail: t(at.picture.track < TIME_CARDS - 1 ? 'c8.ask.draw.time' : 'c8.ask.draw.deadly', { n: at.picture.track }),
  about: at.picture.suggestion ?? undefined,
  ways: [
    ...declining(at, t('c8.way.leave')),
    ...of(at.options, 'draw').map(({ text }): Way => ({ text, label: t('c8.way.draw'), look: 'primary' })),
  ],
})

/** A card to show, for a suggestion or because a Butler card says so; or nothing to show. */
export function answering(at: Cluedo2008Situation, words: Words): Asking {
  const { options, picture } = at
  const to = words.who(picture.player)
  const cards = cardsToShow(options, words)
  if (picture.asked_for === 'neighbour') return { ask: t('c8.ask.neighbour', { to }), detail: t('c8.ask.any'), cards }
  const cannot = of(options, 'cannot').map(({ text }): Way => ({ text, label: t('c8.way.cannot'), look: 'primary' }))
  return {
    ask: cannot.length ? t('c8.ask.cannot', { to }) : t('ask.show', { to }),
    detail: picture.suggestion ? words.named(picture.suggestion) : undefined,
    ways: [...butlers(options), ...cannot],
    cards,
  }
}

/** A card has just been shown: one may look, or is only asked so that nobody can tell. */
export function reacting(at: Cluedo2008Situation, words: Words): Asking {
  const { picture } = at
  const { shown } = picture
  const who = words.who(shown?.seat ?? picture.player)
  const to = words.who(shown?.to ?? picture.player)
  const about = picture.asked_for === 'answer' ? (picture.suggestion ?? undefined) : undefined
  const looks = [...butlers(at.options), ...power(at)]
  const lit = looks.map((way, i): Way => (i === looks.length - 1 ? { ...way, look: 'primary' } : way))
  if (shown && words.isYou(shown.seat)) {
    return { ask: t('c8.ask.glimpse', { to }), about, ways: [...declining(at, t('c8.way.leave')), ...lit] }
  }
  if (!looks.length) {
    // It closes by itself, unless the table waits for everybody.
    const idle = at.question?.closes != null
    const goOn = declining(at, t('c8.way.goOn'))
    return { ask: t('c8.ask.nothing', { who, to }), about, ways: idle ? goOn : goOn.map(primary), idle }
  }
  return { ask: t('c8.ask.peek', { who, to }), about, ways: [...declining(at, t('c8.way.leave')), ...lit] }
}

export function waiting(at: Cluedo2008Situation, words: Words): Waiting {
  const { picture } = at
  const over = settled(at, words)
  if (over) return over
  const { asked, player, asked_for: askedFor, shown } = picture
  if (asked < 0) {
    if (!shown) return { says: t('c8.wait.react') }
    const says = t('c8.ask.nothing', { who: words.who(shown.seat), to: words.who(shown.to) })
    return { says, detail: t('c8.wait.react'), about: picture.suggestion }
  }
  if (asked !== player) {
    if (askedFor === 'offer') return { says: t('c8.wait.offer', { who: words.who(asked) }), seat: asked }
    if (askedFor === 'neighbour') return { ...showing(picture, words), about: undefined }
    const says = words.isYou(player)
      ? t('c8.wait.answerYou', { who: words.who(asked) })
      : t('c8.wait.answer', { who: words.who(asked), to: words.who(player) })
    return { says, seat: asked, about: picture.suggestion }
  }
  return onTurn(picture, words, !picture.dice && !picture.suggestion ? 'roll' : picture.walk ? 'think' : 'move')
}
