import type { Edition } from '../mansion/table/edition'
import { PLACES, SUSPECTS, WEAPONS } from './components'
import { mansion } from './mansion'
import { gardenWalks } from './walks'

export const edition: Edition = {
  mansion,
  suspects: SUSPECTS,
  weapons: WEAPONS,
  rooms: PLACES,
  roomsAre: 'places',
  walks: (from) => gardenWalks(mansion.board, from),
}
