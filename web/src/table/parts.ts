import type { Snippet } from 'svelte'
import type { AnyGame } from '../game'
import type { Tab } from '../kit/Tabs.svelte'
import type { Shape } from '../look/frame'
import { t } from '../texts/texts.svelte'

export const TABS = ['hand', 'sheet', 'log', 'talk'] as const
export type TableTab = (typeof TABS)[number]

/**
 * How the parts stand. Board: players and journal to the left. Stage: the scene has the players in it and takes their
 * column. Talk: everybody has a panel, and what is said stands open.
 */
export type Plan = 'board' | 'stage' | 'talk'

/**
 * Everything that lies on a table. The frame (`look/frame.ts`) gives each part a rectangle, from the window and the game's
 * own measures alone; a part fills it, and scrolls inside it where it must. Nothing that is asked, shown or said moves it.
 */
export interface TableParts {
  readonly game: AnyGame
  readonly shape: Shape
  readonly plan: Plan
  /** With what has no other place where there is little: dice, tabs. */
  readonly bar: Snippet<[within: Snippet]>
  /** A row of faces, or named rows. */
  readonly players: Snippet<[strip: boolean]>
  readonly dice: Snippet<[inBar: boolean]>
  readonly board: Snippet
  /** One line: what happened last, is advised or refused. */
  readonly ribbon: Snippet<[onlog: () => void]>
  /** The tray: what is asked, and every way to answer. */
  readonly prompt: Snippet
  /** Open: to be written in; else it lies there to be read. */
  readonly sheet: Snippet<[open: boolean]>
  readonly hand: Snippet<[small: boolean]>
  readonly log: Snippet
  readonly talk: Snippet
  /** What has no room in a held bar, and stands at the head of a drawer there: the rules, the seal, the way out. */
  readonly besides?: Snippet
  /** Where nothing is asked: so many pixels at the window's foot, its whole width, instead of the tray. */
  readonly foot?: number
  /** Whoever teaches, where somebody is taught: as a band, or as a panel. */
  readonly lesson?: Snippet<[band: boolean]> | undefined
  /** Messages not read yet. */
  readonly unread?: number
}

/** Their names; shorter ones in a narrow rail. */
export const tabs = (unread: number, isNarrow = false): Readonly<Record<TableTab, Tab<TableTab>>> => ({
  hand: { id: 'hand', label: t('table.hand'), sign: 'hand' },
  sheet: { id: 'sheet', label: t('table.sheet'), sign: 'sheet' },
  log: { id: 'log', label: t('table.log'), sign: 'log' },
  talk: { id: 'talk', label: t(isNarrow ? 'talk.short' : 'talk'), sign: 'talk', count: unread },
})
