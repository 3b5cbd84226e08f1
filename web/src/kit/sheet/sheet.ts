import type { Sign } from '../../art/signs'
import type { Person } from '../person'

/** How much of the notebook fills itself in. */
export const HELPS = ['none', 'shown', 'certain', 'odds'] as const
export type Help = (typeof HELPS)[number]

export const PENCILS = ['yes', 'doubt', 'no'] as const
export type Pencil = (typeof PENCILS)[number]

/** What a cell says. Marks differ in form, never in colour alone. */
export type Mark =
  /** In your hand; shown to you in secret; certainly there; certainly not; proved to be in the envelope. */
  | { readonly kind: 'held' | 'shown' | 'yes' | 'no' | 'sealed'; readonly reason?: boolean }
  /** Your own, in blue pencil. */
  | { readonly kind: 'pencil'; readonly pencil: Pencil }
  /** So many chances in a hundred. */
  | { readonly kind: 'odds'; readonly percent: number }

export interface SheetColumn {
  readonly id: string
  readonly label: string
  /** A player by their badge; the envelope and the Pool by a sign. */
  readonly head: Person | Sign
  readonly mine?: boolean
  readonly envelope?: boolean
  /** How many cards lie there, where that is worth counting. */
  readonly size?: number
}
export interface SheetRow {
  readonly id: string
  readonly name: string
  readonly picture: string
}
export interface SheetGroup {
  readonly title: string
  readonly rows: readonly SheetRow[]
}
export interface SheetCell {
  readonly row: string
  readonly column: string
}

export const isCertain = (mark: Mark | undefined): boolean =>
  mark !== undefined && mark.kind !== 'pencil' && mark.kind !== 'odds'

/** What a whole line of the sheet comes to: whose hand holds the card, or else what is known of the envelope. */
export function inBrief(
  columns: readonly SheetColumn[],
  mark: (column: string) => Mark | undefined,
): { held?: { column: SheetColumn; mark: Mark }; sealed?: Mark } {
  const marks = columns.flatMap((column) => {
    const found = mark(column.id)
    return found ? [{ column, mark: found }] : []
  })
  const held = marks.find(({ column, mark: { kind } }) => !column.envelope && ['held', 'shown', 'yes'].includes(kind))
  const sealed = marks.find(({ column }) => column.envelope)?.mark
  return { ...(held && { held }), ...(sealed && { sealed }) }
}

/** Space writes yes, doubt, no, nothing, and again. */
export const nextPencil = (mark: Mark | undefined): Pencil | undefined =>
  mark?.kind === 'pencil' ? PENCILS[PENCILS.indexOf(mark.pencil) + 1] : PENCILS[0]
