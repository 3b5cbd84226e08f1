import type { Sign } from '../../art/signs'
import type { WindowFace } from '../../kit/card/face'
import { names, t } from '../../texts/texts.svelte'
import { person } from '../mansion/mansion'
import { TIME_CARDS, type Butler, type Suspect } from './components'
import { household } from './household'

export function butlerFace(id: Butler): WindowFace {
  const { name, moment } = names('cluedo_2008').butlers[id]
  return {
    shape: 'window',
    paper: 'sea',
    scene: { kind: 'salver', picture: `butler-${id}` },
    title: t('card.butler'),
    name,
    foot: { sign: 'kind-butler' },
    label: t('card.played', { kind: t('card.butler'), name, moment }),
  }
}

const POWER_SIGNS: Readonly<Record<Suspect, Sign | '×2'>> = {
  rose: 'eye',
  moutarde: '×2',
  leblanc: 'door',
  olive: 'link',
  pervenche: 'hand',
  violet: 'talk',
}

export function powerFace(id: Suspect): WindowFace {
  const { name, moment } = names('cluedo_2008').powers[id]
  const owner = person(household, id)
  return {
    shape: 'window',
    paper: 'sea',
    scene: { kind: 'power', picture: owner.look.bust, person: owner, sign: POWER_SIGNS[id] },
    title: t('card.power'),
    name,
    short: t('card.power'),
    foot: { sign: 'kind-power' },
    label: t('card.played', { kind: t('card.power'), name, moment }),
  }
}

/** The `hour`th Time card drawn. */
export const timeFace = (hour: number): WindowFace => ({
  shape: 'window',
  paper: 'parchment',
  scene: { kind: 'dial', hour },
  title: t('card.time'),
  name: hour < TIME_CARDS ? t('card.time.of', { n: hour, of: TIME_CARDS }) : t('card.time.last'),
  foot: { sign: 'kind-time' },
  label: t('clock.label', { n: hour, of: TIME_CARDS }),
})
