import { BOX, type Drawing } from '../drawing'
import type { Sprite } from '../hang'
import { pawn } from '../people'
import { OUTLINE, PAPER, THIN } from '../pen'

/** A bust, 96 × 96, that waits for its face: the cardboard is cut, nothing is painted on it. */
const bust = `
<path d="M7 96 C8 84 22 79 41 75 V62 H55 V75 C74 79 88 84 89 96Z" fill="${PAPER.lit}" ${OUTLINE}/>
<path d="M8.4 95 C10 84.6 23 80 42.3 76 V64 L48 66 V95Z" fill="${PAPER.low}"/>
<path d="M48 18 C59.5 18 66 28.5 66 41 C66 56 57.6 70.5 48 73.5 C38.4 70.5 30 56 30 41 C30 28.5 36.5 18 48 18Z" fill="${PAPER.lit}" ${OUTLINE}/>
<path d="M48 19.3 C37.4 19.3 31.3 29 31.3 41 C31.3 55.4 39.2 69 48 72.1Z" fill="${PAPER.mid}"/>
<path d="M48 27V64M38 43H58" fill="none" stroke="${PAPER.low}" stroke-width="1.6" stroke-dasharray="4 3"/>`

/** A card with nothing on it but a lozenge. */
const card = `
<path d="M24 6H72V90H24Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M25.4 7.4H48V88.6H25.4Z" fill="${PAPER.mid}"/>
<path d="M30 12H66V84H30Z" fill="none" stroke="${PAPER.low}" stroke-width="1.6"/>
<path d="M48 32L60 48L48 64L36 48Z" fill="${PAPER.low}" ${THIN}/>`

const drawings: readonly Drawing[] = [
  { id: 'undrawn-bust', box: BOX.bust, body: bust },
  { id: 'undrawn-card', box: '0 0 96 96', body: card },
  { id: 'undrawn-pawn', box: BOX.pawn, body: pawn({ colour: PAPER.mid, shade: PAPER.low, head: PAPER.lit, hat: '' }) },
]

/** For every game that has no drawings of its own. */
export const sprite: Sprite = { drawings }
