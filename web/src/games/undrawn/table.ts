import type { GameTable } from '../../table/situation'
import { counted, t } from '../../texts/texts.svelte'
import Ask from './Ask.svelte'
import Hand from './Hand.svelte'
import Scene from './Scene.svelte'
import Sheet from './Sheet.svelte'
import type { At, PlainEntry, PlainPicture } from './situation'
import { counts, line } from './story'

function moment({ over, picture, entries }: At): string {
  if (over) return t('title.over')
  const round = picture['round']
  return typeof round === 'number' ? t('moment.turn', { n: round }) : counted('undrawn.told', entries.length)
}

/** A game that nobody has drawn yet, as plainly as the house tells it; how it ended its record says. */
export const TABLE: GameTable<PlainPicture, PlainEntry> = {
  Scene,
  Ask,
  Hand,
  Sheet,
  ending: () => import('./Ending.svelte'),
  counts,
  line,
  moment,
}
