export { SUSPECTS, type Suspect } from '../../art/super_cluedo/cast'

export const WEAPONS = [
  'poignard',
  'chandelier',
  'revolver',
  'corde',
  'matraque',
  'cle-anglaise',
  'fer-a-cheval',
  'poison',
] as const
export type Weapon = (typeof WEAPONS)[number]

/** The twelve possible scenes of crime. */
export const PLACES = [
  'cuisine',
  'grange',
  'petit-salon',
  'veranda',
  'salle-a-manger',
  'bureau',
  'billard',
  'grand-salon',
  'jardin',
  'bibliotheque',
  'kiosque',
  'fontaine',
] as const
/** The Hall is a room, and no card. */
export type Room = (typeof PLACES)[number] | 'hall'
