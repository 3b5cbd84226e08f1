import { person } from '../names'
import type { GardenNames } from '../of_games'

/** The letters are the French ones: ten English names would share theirs. */
export const superCluedo: GardenNames = {
  suspects: {
    moutarde: person('Colonel', 'Mustard', 'M'),
    olive: person('Doctor', 'Green', 'O'),
    violet: person('Professor', 'Plum', 'V'),
    pervenche: person('Mrs', 'Peacock', 'P'),
    rose: person('Miss', 'Scarlett', 'R'),
    leblanc: person('Mrs', 'White', 'L'),
    prunelle: person('Monsieur', 'Brunette', 'N'),
    peche: person('Miss', 'Peach', 'Ê'),
    legris: person('Sergeant', 'Gray', 'G'),
    chose: person('Madame', 'Rose', 'C'),
  },
  weapons: {
    corde: { name: 'Rope', the: 'the rope' },
    matraque: { name: 'Lead pipe', the: 'the lead pipe' },
    poignard: { name: 'Dagger', the: 'the dagger' },
    'cle-anglaise': { name: 'Spanner', the: 'the spanner' },
    chandelier: { name: 'Candlestick', the: 'the candlestick' },
    revolver: { name: 'Revolver', the: 'the revolver' },
    'fer-a-cheval': { name: 'Horseshoe', the: 'the horseshoe' },
    poison: { name: 'Poison', the: 'the vial of poison' },
  },
  rooms: {
    cuisine: { name: 'Kitchen', the: 'the Kitchen', in: 'in the Kitchen' },
    grange: { name: 'Barn', the: 'the Barn', in: 'in the Barn' },
    'petit-salon': { name: 'Small Lounge', the: 'the Small Lounge', in: 'in the Small Lounge' },
    veranda: { name: 'Conservatory', the: 'the Conservatory', in: 'in the Conservatory' },
    'salle-a-manger': { name: 'Dining Room', the: 'the Dining Room', in: 'in the Dining Room' },
    bureau: { name: 'Study', the: 'the Study', in: 'in the Study' },
    billard: { name: 'Billiard Room', the: 'the Billiard Room', in: 'in the Billiard Room' },
    'grand-salon': { name: 'Drawing Room', the: 'the Drawing Room', in: 'in the Drawing Room' },
    jardin: { name: 'Garden', the: 'the Garden', in: 'in the Garden' },
    bibliotheque: { name: 'Library', the: 'the Library', in: 'in the Library' },
    kiosque: { name: 'Gazebo', the: 'the Gazebo', in: 'in the Gazebo' },
    fontaine: { name: 'Fountain', the: 'the Fountain', in: 'at the Fountain' },
    hall: { name: 'Hall', the: 'the Hall', in: 'in the Hall' },
  },
}
