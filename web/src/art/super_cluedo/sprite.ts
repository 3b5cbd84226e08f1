import { sprite as cluedo } from '../cluedo/sprite'
import { BOX, drawings } from '../drawing'
import type { Sprite } from '../hang'
import { pawns } from '../pawns'
import { busts } from './busts'
import { CAST } from './cast'
import { rooms, weapons } from './emblems'
import { hats } from './hats'

export const sprite: Sprite = {
  drawings: [
    ...cluedo.drawings,
    ...drawings('bust', BOX.bust, busts),
    ...pawns(CAST, hats),
    ...drawings('weapon', BOX.weapon, weapons),
    ...drawings('room', BOX.room, rooms),
  ],
}
