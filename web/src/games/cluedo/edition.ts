import type { Edition } from '../mansion/table/edition'
import { walksFrom } from '../mansion/table/walks'
import { ROOMS, SUSPECTS, WEAPONS } from './components'
import { mansion } from './mansion'

export const edition: Edition = {
  mansion,
  suspects: SUSPECTS,
  weapons: WEAPONS,
  rooms: ROOMS,
  roomsAre: 'places',
  walksWhole: true,
  walks: (from) => walksFrom(mansion.board, from, false),
}
