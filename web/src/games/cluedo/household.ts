import { CAST } from '../../art/cluedo/cast'
import type { Household } from '../mansion/mansion'

export const household: Household = { game: 'cluedo', cast: CAST }
