import { CAST } from '../../art/cluedo_2008/cast'
import type { Household } from '../mansion/mansion'

export const household: Household = {
  game: 'cluedo_2008',
  cast: CAST,
  emblems: { salon: 'room-salon-2008', hall: 'room-hall-2008' },
}
