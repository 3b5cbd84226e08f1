import { rooms as manorRooms } from '../cluedo/rooms'
import { weapons as manorWeapons } from '../cluedo/weapons'
import { BOX, drawings } from '../drawing'
import type { Sprite } from '../hang'
import { pawns } from '../pawns'
import { busts } from './busts'
import { butlers } from './butlers'
import { CAST } from './cast'
import { hats } from './hats'
import { rooms } from './rooms'
import { weapons } from './weapons'

export const sprite: Sprite = {
  drawings: [
    ...drawings('bust', BOX.bust, busts),
    ...pawns(CAST, hats),
    ...drawings('weapon', BOX.weapon, { ...manorWeapons, ...weapons }),
    ...drawings('room', BOX.room, { ...manorRooms, ...rooms }),
    ...drawings('butler', '-1 -4 98 104', butlers),
  ],
}
