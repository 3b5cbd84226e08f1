import type { HantisePicture } from '../../protocol/protocol'
import type { GameTable, Verdict } from '../../table/situation'
import { t } from '../../texts/texts.svelte'
import Ask from './Ask.svelte'
import Aside from './Aside.svelte'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import { line } from './lines'
import Scene from './Scene.svelte'
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
  stage: true,
  shape: {
    measures: {
      pocket: { faces: 0, hand: 86 },
      lying: { faces: 0, tray: 140, share: 0.588, beside: 268 },
      tablet: { tray: 180, beside: -10, hand: 0.58 },
      wide: { tray: 174, share: 0.684, hand: 0.57 },
      desk: { left: 0, right: 300, tray: 196, hand: 0.64 },
    },
  },
  Ending,
  explaining: () => import('./Why.svelte'),
  verdict,
  line,
  moment,
}
