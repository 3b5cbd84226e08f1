import { BOX, drawings } from '../drawing'
import type { Sprite } from '../hang'
import { pawns } from '../pawns'
import { busts } from './busts'
import { CAST } from './cast'
import { hats } from './hats'
import { rooms } from './rooms'
import { weapons } from './weapons'

export const sprite: Sprite = {
  drawings: [
    ...drawings('bust', BOX.bust, busts),
    ...pawns(CAST, hats),
    ...drawings('weapon', BOX.weapon, weapons),
    ...drawings('room', BOX.room, rooms),
  ],
}
