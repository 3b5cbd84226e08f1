import { t } from '../../texts/texts.svelte'
import type { GameTable } from '../../table/situation'
import { mansionCue } from '../mansion/scenes/cue'
import { shapeOf } from '../mansion/shape'
import type { CluedoPicture } from '../../protocol/protocol'
import { houseTable } from '../mansion/table/house'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import { edition } from './edition'
import Hand from './Hand.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import type { CluedoEntry } from './situation'
import { TALES } from './story'

/** Where the rules say what may be decided. */
const CLAUSES = [
  ['show', 'CL-D05'],
  ['roll', 'CL-D02'],
  ['stay', 'CL-D02'],
  ['passage', 'CL-D02'],
  ['go', 'CL-D03'],
  ['suggest', 'CL-D04'],
  ['end', 'CL-D06'],
  ['accuse', 'CL-D07'],
] as const

export const TABLE: GameTable<CluedoPicture, CluedoEntry> = {
  ...houseTable<CluedoPicture, CluedoEntry>(edition, TALES, CLAUSES),
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  ending: () => import('./Ending.svelte'),
  shape: shapeOf(edition.mansion),
  explaining: () => import('./Why.svelte'),
  theatre: { cue: mansionCue, scene: () => import('./Staged.svelte') },
  moment: ({ picture }) => t('moment.turn', { n: picture.round }),
}
