import type { AnyGame } from './game'
import type { Help, Pace } from './protocol/protocol'

export const MOTIONS = ['full', 'brief', 'none'] as const
export type Motion = (typeof MOTIONS)[number]
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const COLOURS = ['night', 'contrast'] as const
export type Colours = (typeof COLOURS)[number]

export interface Settings {
  /** Not chosen: as the system wishes. */
  motion: Motion | undefined
  textSize: TextSize
  /** As the house is painted, or with more contrast. */
  colours: Colours
  sounds: boolean
  /** The air of each house, where sounds are wanted at all. */
  ambience: boolean
  /** Whether bots react and speak. */
  manners: boolean
  letterKeys: boolean
  /** The name last played under. */
  name: string
  /** How much of the notebook is filled in, where the table allows it. */
  help: Help
  /** How quickly bots play at tables opened here. */
  pace: Pace
  /** The level of bots last chosen; none yet: whatever is usual. */
  level: string
  /** How many bots were last played against, by game. */
  bots: Partial<Record<AnyGame, number>>
  /** Who was last played, by game. */
  character: Partial<Record<AnyGame, string>>
}

const STORE = 'manoir.settings'
const DEFAULTS: Settings = {
  motion: undefined,
  textSize: 'normal',
  colours: 'night',
  sounds: true,
  ambience: true,
  manners: true,
  letterKeys: true,
  name: '',
  help: 'certain',
  pace: 'normal',
  level: '',
  bots: {},
  character: {},
}

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>) }
  } catch {
    return DEFAULTS
  }
}

/** What a person sets for this browser; kept here, sent nowhere. */
export const settings: Settings = $state(stored())

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
let wantsStillness = $state(stillness.matches)
stillness.addEventListener('change', ({ matches }) => (wantsStillness = matches))

export const motion = (): Motion => settings.motion ?? (wantsStillness ? 'none' : 'full')

/** Keeps the settings, and sets the page by them; called once, by the root of the page. */
export function applySettings(): void {
  $effect(() => {
    document.documentElement.dataset.motion = motion()
    document.documentElement.dataset.text = settings.textSize
    document.documentElement.dataset.colours = settings.colours
    localStorage.setItem(STORE, JSON.stringify(settings))
  })
}
