export { SUSPECTS, type Suspect } from '../../art/cluedo_2008/cast'

export const WEAPONS = [
  'corde',
  'chandelier',
  'couteau',
  'pistolet',
  'batte',
  'haltere',
  'trophee',
  'poison',
  'hache',
] as const
export type Weapon = (typeof WEAPONS)[number]

export const ROOMS = [
  'cuisine',
  'patio',
  'spa',
  'theatre',
  'salon',
  'observatoire',
  'hall',
  'chambre-amis',
  'salle-a-manger',
] as const
/** The Pool is entered like a room, and no card. */
export type Room = (typeof ROOMS)[number] | 'piscine'

export const BUTLERS = ['stay', 'anywhere', 'plus6', 'neighbour', 'again', 'sendhome', 'peek', 'silence'] as const
export type Butler = (typeof BUTLERS)[number]

/** So many Time cards and somebody dies. */
export const TIME_CARDS = 8
