import type { Snippet } from 'svelte'
import type { AnyGame } from '../game'
import type { Tab } from '../kit/Tabs.svelte'
import { t } from '../texts/texts.svelte'

export const TABS = ['hand', 'sheet', 'log', 'talk'] as const
export type TableTab = (typeof TABS)[number]

/**
 * How the parts stand. Board: players and journal to the left. Stage: the scene has the players in it and takes their
 * column. Talk: everybody has a panel, and what is said stands open.
 */
export type Plan = 'board' | 'stage' | 'talk'

/** Everything that lies on a table, whatever the room for it. */
export interface TableParts {
  readonly game: AnyGame
  readonly plan: Plan
  readonly bar: Snippet
  readonly players: Snippet<[strip: boolean]>
  readonly dice: Snippet
  readonly board: Snippet
  /** Compact while an open tab covers the board. */
  readonly prompt: Snippet<[compact: boolean]>
  readonly sheet: Snippet
  readonly hand: Snippet<[small: boolean]>
  readonly log: Snippet
  readonly talk: Snippet
  /** Messages not read yet. */
  readonly unread?: number
}

export const tabs = (unread: number): Readonly<Record<TableTab, Tab<TableTab>>> => ({
  hand: { id: 'hand', label: t('table.hand'), sign: 'hand' },
  sheet: { id: 'sheet', label: t('table.sheet'), sign: 'sheet' },
  log: { id: 'log', label: t('table.log'), sign: 'log' },
  talk: { id: 'talk', label: t('talk'), sign: 'talk', count: unread },
})
