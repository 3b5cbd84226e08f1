import { t } from '../../texts/texts.svelte'
import { isSquare } from '../mansion/board/board'
import { of, type Asking } from '../mansion/table/asking'
import { ownPlace } from '../mansion/table/edition'
import {
  accusing,
  cardsToShow,
  end,
  fetched,
  goings,
  passage,
  passing,
  primary,
  roll,
  stay,
  suggesting,
} from '../mansion/table/pieces'
import { onTurn, settled, showing, type Waiting } from '../mansion/table/waiting'
import type { Words } from '../mansion/table/words'
import { edition } from './edition'
import type { CluedoSituation } from './situation'

export function asking(at: CluedoSituation, words: Words): Asking | undefined {
  const { options, picture } = at
  if (!options.length) return undefined
  if (of(options, 'show').length) {
    const to = words.who(picture.player)
    const detail = picture.suggestion ? words.named(picture.suggestion) : undefined
    return { ask: t('ask.show', { to }), detail, cards: cardsToShow(options, words) }
  }
  const accuse = accusing(options)
  if (['roll', 'passage', 'stay'].some((verb) => of(options, verb).length)) {
    const others = [...passage(edition, at, words), ...stay(edition, at, words)]
    return {
      ask: others.length ? t('ask.start.choice') : t('ask.start'),
      detail: fetched(options),
      ways: [...others, ...roll(options).map(primary)],
      accuse,
    }
  }
  if (of(options, 'go').length) {
    const total = picture.dice ? picture.dice[0] + picture.dice[1] : 0
    // The whole total is moved, unless a room is entered first.
    const ends = goings(edition, at, 'go', (place, far) => (isSquare(place) ? total : far))
    return { ask: t('ask.go', { n: total }), ends }
  }
  if (of(options, 'suggest').length) {
    const here = ownPlace(edition, at) ?? ''
    const ways = end(options).map(passing)
    return { ask: t('ask.suggest', { in: words.inside(here) }), ways, suggest: suggesting(options, here), accuse }
  }
  return { ask: t('ask.after'), detail: answer(at, words), ways: end(options).map(primary), accuse }
}

/** What came of the suggestion, while one may still accuse. */
function answer(at: CluedoSituation, words: Words): string | undefined {
  const { suggestion, shown } = at.picture
  if (!shown) return suggestion ? t('after.nobody') : undefined
  return shown.card ? t('after.shown', { who: words.who(shown.seat), card: words.whole(shown.card) }) : undefined
}

export function waiting(at: CluedoSituation, words: Words): Waiting {
  const { picture } = at
  const over = settled(at, words)
  if (over) return over
  if (picture.asked !== picture.player) return showing(picture, words)
  return onTurn(picture, words, !picture.dice && !picture.suggestion ? 'roll' : picture.walk ? 'think' : 'move')
}
