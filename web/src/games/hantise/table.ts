import { brief } from './counsel'
import type { HantisePicture } from '../../protocol/protocol'
import { askedBy } from '../../table/asked'
import type { GameTable, Verdict } from '../../table/situation'
import { plain, saidIn } from '../../texts/message'
import { t } from '../../texts/texts.svelte'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import Hand from './Hand.svelte'
import { line } from './lines'
import { scaredFace } from './naming'
import Scene from './Scene.svelte'
import { hantiseCue } from './scenes/cue'
import { SHAPE } from './shape'
import Souls from './Souls.svelte'
import Sheet from './Sheet.svelte'
import { characters, type At, type Told } from './situation'
import { POINTS } from './values'

function moment(at: At): string {
  const { night, turn } = at.picture
  if (at.over) return t('ha.bar.over')
  if (!night) return t('ha.bar.before')
  return turn ? t('ha.bar.turn', { n: night, turn }) : t('ha.bar.night', { n: night })
}

/** So many of those whom the winner has scared lie beside the verdict, the dearest of them. */
const FANNED = 3

function verdict(at: At): Verdict {
  const id = at.entries.findIndex(({ event }) => event === 'Ended')
  const ended = at.entries[id]
  const told = ended && line(ended, id, at)
  const { winner } = at.picture
  const says = saidIn(told)
  const winners = winner === null ? [] : [winner]
  const cards = characters(at.picture.won[winner ?? 0] ?? 0)
    .sort((a, b) => POINTS[a] - POINTS[b])
    .slice(-FANNED)
    .map(scaredFace)
  if (at.seat === null) return { kicker: t('ha.end.kicker'), winners, says, cards }
  // Who won and by how much is all there is to say: it stands above, and nowhere again.
  const kicker = plain(says).replace(/\.$/, '')
  return { headline: t(winner === at.seat ? 'ha.end.won' : 'ha.end.lost'), kicker, winners, says: [], cards }
}

/** Where the rules say what may be decided. */
const CLAUSES = [
  ['play', 'HA-D02'],
  ['change', 'HA-D02'],
  ['end', 'HA-D02'],
  ['fold', 'HA-D02'],
  ['chase', 'HA-D03'],
  ['knock', 'HA-D04'],
  ['recall', 'HA-D05'],
  ['squat', 'HA-D06'],
  ['capture', 'HA-D07'],
  ['win', 'HA-D09'],
  ['score', 'HA-D10'],
  ['devastate', 'HA-D12'],
  ['done', 'HA-D12'],
] as const

export const TABLE: GameTable<HantisePicture, Told> = {
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  Players: Souls,
  stage: true,
  shape: SHAPE,
  ending: () => import('./Ending.svelte'),
  theatre: { cue: hantiseCue, scene: () => import('./scenes/Staged.svelte') },
  explaining: () => import('./Why.svelte'),
  deed: (action, _seat, at) => brief(at, action),
  verdict,
  line,
  moment,
  clause: (at) => askedBy(at.options, CLAUSES),
}
