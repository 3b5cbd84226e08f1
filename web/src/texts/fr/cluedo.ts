import { personne } from '../names'
import type { ManorNames } from '../of_games'

export const cluedo: ManorNames = {
  suspects: {
    rose: personne('Mademoiselle', 'Rose', 'R', 'Mlle Rose'),
    moutarde: personne('Colonel', 'Moutarde', 'M'),
    leblanc: personne('Madame', 'Leblanc', 'L', 'Mme Leblanc'),
    olive: personne('Révérend', 'Olive', 'O'),
    pervenche: personne('Madame', 'Pervenche', 'P', 'Mme Pervenche'),
    violet: personne('Professeur', 'Violet', 'V'),
  },
  weapons: {
    corde: { name: 'Corde', the: 'la corde' },
    matraque: { name: 'Matraque', the: 'la matraque' },
    poignard: { name: 'Poignard', the: 'le poignard' },
    'cle-anglaise': { name: 'Clé anglaise', the: 'la clé anglaise' },
    chandelier: { name: 'Chandelier', the: 'le chandelier' },
    revolver: { name: 'Revolver', the: 'le revolver' },
    poison: { name: 'Poison', the: 'le flacon de poison' },
  },
  rooms: {
    cuisine: { name: 'Cuisine', the: 'la Cuisine', in: 'dans la Cuisine' },
    'salle-de-bal': { name: 'Salle de bal', the: 'la Salle de bal', in: 'dans la Salle de bal' },
    veranda: { name: 'Véranda', the: 'la Véranda', in: 'dans la Véranda' },
    'salle-a-manger': { name: 'Salle à manger', the: 'la Salle à manger', in: 'dans la Salle à manger' },
    billard: { name: 'Salle de billard', short: 'Billard', the: 'la Salle de billard', in: 'dans la Salle de billard' },
    bibliotheque: { name: 'Bibliothèque', the: 'la Bibliothèque', in: 'dans la Bibliothèque' },
    salon: { name: 'Salon', the: 'le Salon', in: 'dans le Salon' },
    hall: { name: 'Hall', the: 'le Hall', in: 'dans le Hall' },
    bureau: { name: 'Bureau', the: 'le Bureau', in: 'dans le Bureau' },
  },
}
