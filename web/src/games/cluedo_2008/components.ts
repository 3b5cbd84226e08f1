import { BUTLERS, ROOMS, SUSPECTS, TIME_CARDS, WEAPONS } from './facts'

export { BUTLERS, ROOMS, SUSPECTS, TIME_CARDS, WEAPONS }
export type Suspect = (typeof SUSPECTS)[number]
export type Weapon = (typeof WEAPONS)[number]
/** The Pool is entered like a room, and no card. */
export type Room = (typeof ROOMS)[number] | 'piscine'
export type Butler = (typeof BUTLERS)[number]
