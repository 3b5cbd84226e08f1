import type { Option } from '../../protocol/options'
import { names, t } from '../../texts/texts.svelte'
import { of, type Way } from '../mansion/table/asking'
import { ownSuspect } from '../mansion/table/edition'
import type { Butler, Suspect } from './components'
import type { Cluedo2008Situation } from './situation'

export const butlerName = (kind: string): string => names('cluedo_2008').butlers[kind as Butler].name
export const butlerDoes = (kind: string): string => names('cluedo_2008').butlers[kind as Butler].does
export const butlerMoment = (kind: string): string => names('cluedo_2008').butlers[kind as Butler].moment
export const powerDoes = (suspect: string): string => names('cluedo_2008').powers[suspect as Suspect].does
export const powerName = (suspect: string): string => names('cluedo_2008').powers[suspect as Suspect].name

/** A button for every Butler card that can be played now. */
export const butlers = (options: readonly Option[]): Way[] =>
  of(options, 'play').map(({ text, parts }) => ({
    text,
    label: t('c8.way.play', { card: butlerName(parts.kind as string) }),
    sign: 'bell',
  }))

export const power = (at: Cluedo2008Situation): Way[] =>
  of(at.options, 'power').map(({ text }) => ({
    text,
    label: t('c8.way.power', { power: powerName(ownSuspect(at) ?? '') }),
    sign: 'power',
  }))
