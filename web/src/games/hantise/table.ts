import type { HantisePicture } from '../../protocol/protocol'
import type { GameTable, Verdict } from '../../table/situation'
import { t } from '../../texts/texts.svelte'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import { line } from './lines'
import Scene from './Scene.svelte'
import { hantiseCue } from './scenes/cue'
import { SHAPE } from './shape'
import Souls from './Souls.svelte'
import Sheet from './Sheet.svelte'
import type { At, Told } from './situation'

function moment(at: At): string {
  const { night, turn } = at.picture
  if (at.over) return t('ha.bar.over')
  if (!night) return t('ha.bar.before')
  return turn ? t('ha.bar.turn', { n: night, turn }) : t('ha.bar.night', { n: night })
}

function verdict(at: At): Verdict {
  const id = at.entries.findIndex(({ event }) => event === 'Ended')
  const ended = at.entries[id]
  const told = ended && line(ended, id, at)
  return {
    kicker: t('ha.end.kicker'),
    winners: at.picture.winner === null ? [] : [at.picture.winner],
    says: told?.kind === 'line' ? told.says : [],
  }
}

export const TABLE: GameTable<HantisePicture, Told> = {
  Scene,
  Ask,
  Hand,
  Sheet,
  Aside,
  Players: Souls,
  stage: true,
  shape: SHAPE,
  Ending,
  theatre: { cue: hantiseCue, scene: () => import('./scenes/Staged.svelte') },
  explaining: () => import('./Why.svelte'),
  verdict,
  line,
  moment,
}
