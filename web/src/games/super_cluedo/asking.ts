import { t } from '../../texts/texts.svelte'
import { isSquare, type Place } from '../mansion/board/board'
import { of, type Asking, type Going } from '../mansion/table/asking'
import { ownPlace } from '../mansion/table/edition'
import {
  accusing,
  cardsToShow,
  end,
  goings,
  pass,
  passage,
  passing,
  primary,
  quiet,
  roll,
  stop,
  suggesting,
} from '../mansion/table/pieces'
import { onTurn, settled, showing, type Waiting } from '../mansion/table/waiting'
import type { Words } from '../mansion/table/words'
import { edition } from './edition'
import type { SuperCluedoSituation } from './situation'

export function asking(at: SuperCluedoSituation, words: Words): Asking | undefined {
  const { options } = at
  if (!options.length) return undefined
  if (of(options, 'show').length) return answering(at, words)
  if (of(options, 'watch').length) return spying(at, words)
  if (['go', 'stop', 'spy'].some((verb) => of(options, verb).length)) return moving(at)
  if (['roll', 'passage'].some((verb) => of(options, verb).length)) return starting(at, words)
  const accuse = accusing(options)
  const here = ownPlace(edition, at) ?? ''
  if (of(options, 'suggest').length) {
    const ways = end(options).map(passing)
    return { ask: t('ask.suggest', { in: words.inside(here) }), ways, suggest: suggesting(options, here), accuse }
  }
  return { ask: t('ask.after'), detail: shownTo(at, words), ways: end(options).map(primary), accuse }
}

function starting(at: SuperCluedoSituation, words: Words): Asking {
  const { options } = at
  const here = ownPlace(edition, at)
  const suggest = suggesting(options, here)
  return {
    ask: suggest ? t('ask.super.called') : t('ask.super.start'),
    // Only one button is lit: that of a suggestion, where it can be made at once.
    ways: [
      ...pass(options).map(quiet),
      ...passage(edition, at, words),
      ...(suggest ? roll(options) : roll(options).map(primary)),
    ],
    suggest,
    accuse: accusing(options),
  }
}

function moving(at: SuperCluedoSituation): Asking {
  const { options, picture } = at
  const here = ownPlace(edition, at)
  // Exact on squares; any surplus is lost on entering a room. Out of a room and back in takes two.
  const latest = at.seat === null ? undefined : picture.latest[at.seat]
  const walks = goings(edition, at, 'go', (place, far) =>
    isSquare(place) ? picture.points : place === here ? 2 : far,
  ).map((going): Going =>
    going.end.place === latest ? { ...going, note: { says: t('go.again'), clause: 'SC-57' } } : going,
  )
  const spies = goings(edition, at, 'spy', (_, far) => far).map((spy): Going => {
    const stop = walks.find(({ end }) => end.place === spy.end.place)
    return { ...spy, instead: stop?.text }
  })
  const isSpied = (place: Place): boolean => spies.some(({ end }) => end.place === place)
  return {
    ask: t(of(options, 'stop').length ? 'ask.super.go.left' : 'ask.go', { n: picture.points }),
    ways: stop(options).map(quiet),
    ends: [...spies, ...walks.filter(({ end }) => !isSpied(end.place))],
    instead: spies.some(({ instead }) => instead) ? [t('way.spying'), t('way.stopping')] : undefined,
  }
}

const spying = ({ options, picture }: SuperCluedoSituation, words: Words): Asking => ({
  ask: t('ask.super.spy'),
  detail: picture.points ? t('ask.super.spy.left', { n: picture.points }) : undefined,
  people: of(options, 'watch').map(({ text, parts }) => {
    const suspect = parts.suspect as string
    const seat = picture.suspects.indexOf(suspect)
    const name = words.who(seat)
    const detail = t('people.cards', { n: picture.sizes[seat] ?? 0 })
    return { text, suspect, name, detail, label: t('way.spy', { who: name }) }
  }),
})

function answering({ options, picture }: SuperCluedoSituation, words: Words): Asking {
  const cards = cardsToShow(options, words)
  const to = words.who(picture.player)
  return picture.suggestion
    ? { ask: t('ask.show', { to }), detail: words.named(picture.suggestion), cards }
    : { ask: t('ask.super.letSee', { to }), detail: t('ask.super.letSee.why'), cards }
}

/** What the witnesses have shown, while one may still accuse. */
function shownTo(at: SuperCluedoSituation, words: Words): string | undefined {
  if (!at.picture.suggestion) return undefined
  const shown = []
  for (let i = at.entries.length - 1; i >= 0; i--) {
    const entry = at.entries[i]
    if (!entry || entry.event === 'Suggested') break
    if (entry.event === 'Showed' && entry.card)
      shown.unshift(t('after.shown', { who: words.who(entry.seat), card: words.whole(entry.card) }))
  }
  return shown.join(' ') || t('after.nobody')
}

export function waiting(at: SuperCluedoSituation, words: Words): Waiting {
  const { picture } = at
  const over = settled(at, words)
  if (over) return over
  const { asked, player } = picture
  if (asked !== player && !picture.suggestion) {
    const who = words.who(asked)
    const says = words.isYou(player) ? t('wait.letSeeYou', { who }) : t('wait.letSee', { who, to: words.who(player) })
    return { says, seat: asked }
  }
  if (asked !== player) return showing(picture, words)
  return onTurn(picture, words, picture.points ? 'move' : picture.walk || picture.suggestion ? 'think' : 'roll')
}
