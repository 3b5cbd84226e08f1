import { BOX, drawings } from '../drawing'
import type { Sprite } from '../hang'
import { pawns } from '../pawns'
import { busts } from './busts'
import { CAST } from './cast'
import { clues } from './clues'
import { hats } from './hats'
import { signs } from './signs'
import { accuse, innocent, murderer, urn } from './table'
import { weapons } from './weapons'

export const sprite: Sprite = {
  drawings: [
    ...drawings('hc-bust', BOX.bust, busts),
    ...pawns(CAST, hats),
    ...drawings('hc-weapon', BOX.weapon, weapons),
    ...drawings('hc-clue', '-2 -2 100 104', clues),
    ...drawings('hc-sign', BOX.sign, signs),
    ...drawings('hc-role', BOX.bust, { innocent, murderer }),
    { id: 'hc-urn', box: '0 -4 96 118', body: urn },
    { id: 'hc-accuse', box: '0 0 100 100', body: accuse },
  ],
}
