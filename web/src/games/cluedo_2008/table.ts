import { ownDeeds } from './deeds'
import type { Cluedo2008Picture } from '../../protocol/protocol'
import type { GameTable, Standing } from '../../table/situation'
import { t } from '../../texts/texts.svelte'
import { mansionCue } from '../mansion/scenes/cue'
import { shapeOf } from '../mansion/shape'
import { houseTable } from '../mansion/table/house'
import { roundOf } from '../mansion/table/rounds'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import { edition } from './edition'
import Hand from './Hand.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import type { Cluedo2008Entry } from './situation'
import { TALES } from './story'

function standing(seat: number, picture: Cluedo2008Picture): Standing {
  const isDead = picture.dead.includes(seat)
  return {
    butlers: picture.butlers[seat] ?? 0,
    power: picture.powers.includes(seat) ? 'ready' : 'spent',
    ...(isDead && { note: t('c8.dead') }),
  }
}

/** Where the rules say what may be decided. */
const CLAUSES = [
  ['roll', 'DP-10'],
  ['stay', 'DP-10'],
  ['passage', 'DP-10'],
  ['go', 'DP-11'],
  ['stop', 'DP-14'],
  ['look', 'DP-20'],
  ['suggest', 'DP-20'],
  ['accuse', 'DP-20'],
  ['draw', 'DP-30'],
  ['show', 'DP-31'],
  ['cannot', 'DP-31'],
  ['pass', 'DP-33'],
  ['send', 'DP-50'],
  ['play', 'DP-50'],
  ['power', 'DP-32'],
  ['end', 'DP-50'],
] as const

export const TABLE: GameTable<Cluedo2008Picture, Cluedo2008Entry> = {
  ...houseTable<Cluedo2008Picture, Cluedo2008Entry>(edition, TALES, CLAUSES, ownDeeds),
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  ending: () => import('./Ending.svelte'),
  shape: shapeOf(edition.mansion),
  explaining: () => import('./Why.svelte'),
  theatre: { cue: mansionCue, scene: () => import('./Staged.svelte') },
  standing: (seat, { picture }) => standing(seat, picture),
  moment: ({ entries }) => {
    const turn = entries.findLast((entry) => entry.event === 'TurnBegan')
    return t('moment.turn', { n: turn ? roundOf(entries, turn) : 1 })
  },
}
