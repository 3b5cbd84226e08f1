import { t } from '../../texts/texts.svelte'
import { between, SHARED, silent, tale, turnBegan, type Tales } from '../mansion/table/story'
import { roundOf } from '../mansion/table/rounds'
import type { Words } from '../mansion/table/words'
import { TIME_CARDS } from './components'
import { butlerDoes, butlerMoment, butlerName, powerDoes, powerName } from './plays'
import type { Cluedo2008Entry } from './situation'

type Cause = Extract<Cluedo2008Entry, { event: 'DrewTime' }>['cause']
const causeOf = (cause: Cause): string => t(`c8.cause.${cause}`)
const suspectOf = (seat: number, words: Words): string => words.table.picture.suspects[seat] ?? ''

export const TALES: Tales<Cluedo2008Entry> = {
  ...SHARED,
  // What follows tells it.
  Accepted: silent,
  AllReacted: silent,
  Offered: silent,
  Reacted: silent,
  TurnBegan: (entry, words) => turnBegan(entry.seat, roundOf(words.table.entries, entry), words),
  RolledForFirst: ({ seat, special, ordinary }, words) =>
    tale(words, 'forFirst', seat, { first: special === '?' ? t('c8.question') : special, second: ordinary }),
  Rolled: ({ seat, special, ordinary }, words) =>
    special === '?'
      ? tale(words, 'question', seat, { second: ordinary })
      : tale(words, 'rolled', seat, { first: special, second: ordinary, n: Number(special) + ordinary }),
  CouldNotLeave: ({ seat, place }, words) => tale(words, 'shutIn', seat, { room: words.room(place) }),
  Stayed: ({ seat, place }, words) => tale(words, 'stayed', seat, { in: words.inside(place) }),
  Stopped: ({ seat }, words) => tale(words, 'noSecond', seat),
  UsedPower: ({ seat }, words) =>
    tale(words, 'power', seat, {
      power: powerName(suspectOf(seat, words)),
      does: powerDoes(suspectOf(seat, words)),
    }),
  PlayedButler: ({ seat, kind }, words) =>
    tale(words, 'butler', seat, { card: butlerName(kind), does: butlerDoes(kind) }),
  SentHome: ({ seat, suspect }, words) => tale(words, 'sentHome', seat, { suspect: words.suspect(suspect) }),
  Declined: ({ seat }, words) => tale(words, 'noDraw', seat),
  DrewButler: ({ seat, cause, kind }, words) =>
    kind === null
      ? tale(words, 'drewButler', seat, { cause: causeOf(cause) }, 'they')
      : {
          ...tale(
            words,
            'drewButler',
            seat,
            { cause: causeOf(cause), card: butlerName(kind), moment: butlerMoment(kind), does: butlerDoes(kind) },
            'you',
          ),
          secret: 'alone',
        },
  DrewTime: ({ seat, cause, track }, words) =>
    tale(words, 'drewTime', seat, { cause: causeOf(cause), n: track, of: TIME_CARDS }),
  Murdered: ({ seat, hand }, words) => tale(words, 'murdered', seat, { cards: words.cards(hand) }),
  NobodyShowed: ({ seat }, words) => tale(words, 'nobodyShowed', seat, {}, 'they'),
  Peeked: ({ seat, shower, card }, words) => {
    if (card === null) return tale(words, 'peeked', seat, { shower: words.who(shower) }, 'they')
    const voice = words.isYou(seat) ? 'you' : 'toYou'
    const said = tale(words, 'peeked', seat, { shower: words.who(shower), card: words.whole(card) }, voice)
    return { ...said, secret: words.isYou(seat) ? 'alone' : 'two' }
  },
  Glimpsed: ({ seat, owner, card }, words) => between(words, 'glimpsed', seat, owner, card),
  ShowedNeighbour: ({ seat, to, card }, words) => between(words, 'neighbour', seat, to, card),
  LookedInPool: ({ seat, cards }, words) =>
    cards === null
      ? tale(words, 'pool', seat, {}, 'they')
      : { ...tale(words, 'pool', seat, { cards: words.cards(cards) }, 'you'), secret: 'alone' },
  Accused: ({ seat, suspect, weapon, room }, words) =>
    tale(words, 'accused', seat, { what: words.named([suspect, weapon, room]) }),
}
