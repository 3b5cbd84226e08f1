import { ROOMS, SUSPECTS, WEAPONS } from './facts'

export { ROOMS, SUSPECTS, WEAPONS }
export type Suspect = (typeof SUSPECTS)[number]
export type Weapon = (typeof WEAPONS)[number]
export type Room = (typeof ROOMS)[number]
