import type { MansionSituation } from './edition'
import { pencilsOf } from './pencils.svelte'

/** What one knows of a card where one names it: it is one's own, or one's sheet has crossed it out. */
export type Standing = 'own' | 'out'

export function standingOf(at: MansionSituation, card: string): Standing | undefined {
  if (at.picture.hand?.includes(card)) return 'own'
  const isOut = at.notebook?.marks.some(
    ({ card: of, place, mark }) =>
      of === card && (place === 'envelope' ? mark === 'no' : mark === 'yes' || mark === 'shown' || mark === 'held'),
  )
  return isOut || pencilsOf(at.table.code, at.seat).at(card, 'envelope') === 'no' ? 'out' : undefined
}
