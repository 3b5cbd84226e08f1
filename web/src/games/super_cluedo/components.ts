import { PLACES, SUSPECTS, WEAPONS } from './facts'

export { PLACES, SUSPECTS, WEAPONS }
export type Suspect = (typeof SUSPECTS)[number]
export type Weapon = (typeof WEAPONS)[number]
/** The twelve possible scenes of crime have a card; the Hall is a room, and no card. */
export type Room = (typeof PLACES)[number] | 'hall'
