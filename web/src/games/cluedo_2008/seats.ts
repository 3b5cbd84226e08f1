import { suspectSeat } from '../mansion/seats'
import { SUSPECTS } from './components'
import { household } from './household'

export const SEATS: readonly string[] = SUSPECTS
export const seat = suspectSeat(household)
