export { SUSPECTS, type Suspect } from '../../art/cluedo/cast'

export const WEAPONS = ['corde', 'matraque', 'poignard', 'cle-anglaise', 'chandelier', 'revolver', 'poison'] as const
export type Weapon = (typeof WEAPONS)[number]

export const ROOMS = [
  'cuisine',
  'salle-de-bal',
  'veranda',
  'salle-a-manger',
  'billard',
  'bibliotheque',
  'salon',
  'hall',
  'bureau',
] as const
export type Room = (typeof ROOMS)[number]
