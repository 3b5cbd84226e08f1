import { CAST } from '../../art/super_cluedo/cast'
import type { Household } from '../mansion/mansion'

export const household: Household = { game: 'super_cluedo', cast: CAST }
