import { brief } from './counsel'
import type { Place } from '../../art/huis_clos/cast'
import { MANOR } from '../../art/huis_clos/manor'
import type { HuisClosPicture } from '../../protocol/protocol'
import { askedBy } from '../../table/asked'
import type { GameTable, Handed, Verdict } from '../../table/situation'
import { saidIn } from '../../texts/message'
import { names, t } from '../../texts/texts.svelte'
import Ask from './Ask.svelte'
import { lastTurn } from './asking'
import Aside from './Aside.svelte'
import { characterFace, roleFace } from './cards'
import Checked from './Checked.svelte'
import Claims from './Claims.svelte'
import Guests from './Guests.svelte'
import Hand from './Hand.svelte'
import { line } from './lines'
import Scene from './Scene.svelte'
import { huisClosCue } from './scenes/cue'
import Sheet from './Sheet.svelte'
import { characterOf, genderOf, isYou, placeName, theName, type At, type Told } from './situation'

function moment(at: At): string {
  const { turn, duel } = at.picture
  if (at.over) return t('hc.bar.over')
  if (!turn) return t('hc.bar.draft')
  return t(duel ? 'hc.bar.duel' : 'hc.bar.turn', { n: turn, of: lastTurn(at) })
}

function verdict(at: At): Verdict {
  const id = at.entries.findIndex(({ event }) => event === 'Ended')
  const ended = at.entries[id]
  const told = ended && line(ended, id, at)
  return {
    ...(ended?.event === 'Ended' && {
      headline: isYou(at, ended.murderer)
        ? t('hc.unmasked.you')
        : t('hc.unmasked.they', { name: theName(at, ended.murderer) }),
    }),
    kicker: t(at.seat === null ? 'hc.end.kicker' : at.seat === at.picture.winner ? 'end.you' : 'end.lost'),
    winners: at.picture.winner === null ? [] : [at.picture.winner],
    says: saidIn(told),
    ...(ended?.event === 'Ended' && {
      cards: [characterFace(characterOf(at, ended.murderer)), roleFace('murderer')],
    }),
  }
}

/** In a forced exchange a clue is given, and one is drawn. */
function handed(entry: Told): Handed | undefined {
  if (entry.event === 'Gave') return { from: entry.seat, to: entry.victim }
  return entry.event === 'Drew' ? { from: entry.victim, to: entry.seat } : undefined
}

/** Where the rules say what may be decided. */
const CLAUSES = [
  ['go', 'HC-D03'],
  ['observe', 'HC-D05'],
  ['give', 'HC-D10'],
  ['deposit', 'HC-D12'],
  ['take-back', 'HC-D13'],
  ['swap', 'HC-D08'],
  ['take-destroy', 'HC-D08'],
  ['take', 'HC-D06'],
  ['keep', 'HC-D07'],
  ['destroy', 'HC-D11'],
  ['search', 'HC-D04'],
  ['exchange', 'HC-D04'],
  ['accuse', 'HC-D04'],
  ['pass', 'HC-D04'],
] as const

export const TABLE: GameTable<HuisClosPicture, Told> = {
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  Players: Guests,
  Claims,
  Checked,
  ending: () => import('./Ending.svelte'),
  shape: {
    ratio: MANOR.width / MANOR.height,
    measures: {
      pocket: { tray: 258, low: 228, faces: 82 },
      lying: { tray: 240, faces: 42 },
      tablet: { tray: 204, share: 0.362, beside: 214, hand: 0.34 },
      wide: { tray: 220, hand: 0.34 },
      desk: { left: 280, right: 372, tray: 268, low: 214, hand: 0.36 },
    },
  },
  theatre: { cue: huisClosCue, scene: () => import('./scenes/Staged.svelte') },
  explaining: () => import('./Why.svelte'),
  deed: (action, _seat, at) => brief(at, action),
  pileName: (pile) => names('huis_clos').places[pile as Place]?.name,
  dealtRole: (character, deal) => {
    const isSought = deal['murderer']?.includes(character) ?? false
    return { name: t(isSought ? 'card.role.murderer' : 'card.role.innocent'), isSought }
  },
  whereabouts: (seat, at) => {
    const died = at.picture.graves.find((grave) => grave.seat === seat)
    if (died) return t(`hc.guest.dead.${genderOf(at, seat)}`, { n: died.turn })
    const place = at.picture.pawns[seat]
    return place ? placeName(place).name : undefined
  },
  verdict,
  handed,
  line,
  moment,
  aloud: (_seat, words, at) =>
    words.includes('observe')
      ? {
          ask: t('hc.ask.observe', { whom: theName(at, at.picture.player) }),
          answers: [
            { word: 'decline', says: t('hc.do.decline') },
            { word: 'observe', says: t('hc.do.observe') },
          ],
        }
      : undefined,
  clause: (at) => (at.picture.turn ? askedBy(at.options, CLAUSES) : 'HC-D02'),
}
