import { t } from '../../texts/texts.svelte'
import type { GameTable } from '../../table/situation'
import { mansionCue } from '../mansion/scenes/cue'
import { shapeOf } from '../mansion/shape'
import type { SuperCluedoPicture } from '../../protocol/protocol'
import { houseTable } from '../mansion/table/house'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import { edition } from './edition'
import Hand from './Hand.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import type { SuperCluedoEntry } from './situation'
import { TALES } from './story'

/** Where the rules say what may be decided. */
const CLAUSES = [
  ['roll', 'SC-D02'],
  ['passage', 'SC-D02'],
  ['watch', 'SC-D04'],
  ['show', 'SC-D07'],
  ['go', 'SC-D03'],
  ['spy', 'SC-D03'],
  ['stop', 'SC-D03'],
  ['suggest', 'SC-D06'],
  ['pass', 'SC-D02'],
  ['end', 'SC-D08'],
  ['accuse', 'SC-D09'],
] as const

export const TABLE: GameTable<SuperCluedoPicture, SuperCluedoEntry> = {
  ...houseTable<SuperCluedoPicture, SuperCluedoEntry>(edition, TALES, CLAUSES),
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  ending: () => import('./Ending.svelte'),
  shape: shapeOf(edition.mansion, { faces: 54 }),
  explaining: () => import('./Why.svelte'),
  theatre: { cue: mansionCue, scene: () => import('./Staged.svelte') },
  moment: ({ picture }) => t('moment.turn', { n: picture.round }),
}
