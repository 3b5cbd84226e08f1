import type { Snippet } from 'svelte'
import type { Part } from '../../texts/message'
import { parts, typeset } from '../../texts/message'
import type { Place } from '../../games/mansion/board/board'
import type { End } from '../../games/mansion/board/end'
import type { Mansion } from '../../games/mansion/mansion'
import type { DieValue } from '../../kit/Die.svelte'
import type { LogEntry } from '../../kit/Log.svelte'
import type { Player } from '../../kit/Players.svelte'
import type { Mark, SheetColumn, SheetGroup } from '../../kit/sheet/sheet'
import { person } from '../../games/mansion/mansion'
import { language } from '../../texts/texts.svelte'

/** A table in the middle of a game, to be looked at. */
export interface Sample {
  readonly mansion: Mansion
  readonly turn: string
  readonly table: string
  readonly code: string
  readonly seconds: number
  readonly own: string
  readonly pawns: Readonly<Record<string, Place>>
  readonly weapons: Readonly<Record<string, string>>
  readonly reach: readonly End[]
  readonly trail: readonly Place[] | undefined
  readonly lit: string | undefined
  readonly spying?: string
  readonly players: readonly Player[]
  readonly dice: readonly DieValue[]
  readonly points: number
  readonly diceDetail: string
  readonly log: readonly LogEntry[]
  readonly columns: readonly SheetColumn[]
  readonly groups: readonly SheetGroup[]
  readonly marks: Readonly<Record<string, Mark>>
  readonly lineHeight: number
  readonly hand: { readonly suspects: readonly string[]; readonly weapons: readonly string[]; readonly rooms: readonly string[] }
  readonly overlay?: Snippet
}

/** French or English, as the page speaks. */
export const say = (french: string, english: string): string => typeset(language() === 'fr' ? french : english, language())
const told = (french: string, english: string): Part[] => parts(say(french, english))

export const line = (mansion: Mansion, id: number, who: string, french: string, english: string, secret = false): LogEntry => ({
  id, kind: 'line', who: person(mansion, who), says: told(french, english), secret,
})

const SIGNS: Readonly<Record<string, Mark>> = {
  h: { kind: 'held' },
  s: { kind: 'shown', reason: true },
  y: { kind: 'yes', reason: true },
  x: { kind: 'no', reason: true },
  e: { kind: 'sealed', reason: true },
  '?': { kind: 'pencil', pencil: 'doubt' },
  v: { kind: 'pencil', pencil: 'yes' },
  X: { kind: 'pencil', pencil: 'no' },
}

/** Marks drawn as a grid: a card a line, a column a sign, a number for odds, a dot for nothing. */
export function readMarks(columns: readonly string[], drawn: string): Record<string, Mark> {
  const marks: Record<string, Mark> = {}
  for (const row of drawn.trim().split('\n')) {
    const [card = '', ...cells] = row.trim().split(/\s+/)
    cells.forEach((cell, i) => {
      const mark = SIGNS[cell] ?? (/^\d+$/.test(cell) ? ({ kind: 'odds', percent: Number(cell) } as const) : undefined)
      if (mark) marks[`${card} ${columns[i]}`] = mark
    })
  }
  return marks
}
