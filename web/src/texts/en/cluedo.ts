import { person } from '../names'
import type { ManorNames } from '../of_games'

export const cluedo: ManorNames = {
  suspects: {
    rose: person('Miss', 'Scarlett', 'S'),
    moutarde: person('Colonel', 'Mustard', 'M'),
    leblanc: person('Mrs', 'White', 'W'),
    olive: person('Reverend', 'Green', 'G'),
    pervenche: person('Mrs', 'Peacock', 'Pe'),
    violet: person('Professor', 'Plum', 'Pl'),
  },
  weapons: {
    corde: { name: 'Rope', the: 'the rope' },
    matraque: { name: 'Lead pipe', the: 'the lead pipe' },
    poignard: { name: 'Dagger', the: 'the dagger' },
    'cle-anglaise': { name: 'Spanner', the: 'the spanner' },
    chandelier: { name: 'Candlestick', the: 'the candlestick' },
    revolver: { name: 'Revolver', the: 'the revolver' },
    poison: { name: 'Poison', the: 'the bottle of poison' },
  },
  rooms: {
    cuisine: { name: 'Kitchen', the: 'the Kitchen', in: 'in the Kitchen' },
    'salle-de-bal': { name: 'Ballroom', the: 'the Ballroom', in: 'in the Ballroom' },
    veranda: { name: 'Conservatory', the: 'the Conservatory', in: 'in the Conservatory' },
    'salle-a-manger': { name: 'Dining Room', the: 'the Dining Room', in: 'in the Dining Room' },
    billard: { name: 'Billiard Room', the: 'the Billiard Room', in: 'in the Billiard Room' },
    bibliotheque: { name: 'Library', the: 'the Library', in: 'in the Library' },
    salon: { name: 'Lounge', the: 'the Lounge', in: 'in the Lounge' },
    hall: { name: 'Hall', the: 'the Hall', in: 'in the Hall' },
    bureau: { name: 'Study', the: 'the Study', in: 'in the Study' },
  },
}
