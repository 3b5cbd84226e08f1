import { personne } from '../names'
import type { GardenNames } from '../of_games'

export const superCluedo: GardenNames = {
  suspects: {
    moutarde: personne('Colonel', 'Moutarde', 'M'),
    olive: personne('Docteur', 'Olive', 'O'),
    violet: personne('Professeur', 'Violet', 'V'),
    pervenche: personne('Madame', 'Pervenche', 'P', 'Mme Pervenche'),
    rose: personne('Mademoiselle', 'Rose', 'R', 'Mlle Rose'),
    leblanc: personne('Madame', 'Leblanc', 'L', 'Mme Leblanc'),
    prunelle: personne('Monsieur', 'Prunelle', 'N', 'M. Prunelle'),
    peche: personne('Mademoiselle', 'Pêche', 'Ê', 'Mlle Pêche'),
    legris: personne('Sergent', 'Legris', 'G'),
    chose: personne('Madame', 'Chose', 'C', 'Mme Chose'),
  },
  weapons: {
    corde: { name: 'Corde', the: 'la corde' },
    matraque: { name: 'Matraque', the: 'la matraque' },
    poignard: { name: 'Poignard', the: 'le poignard' },
    'cle-anglaise': { name: 'Clef anglaise', the: 'la clef anglaise' },
    chandelier: { name: 'Chandelier', the: 'le chandelier' },
    revolver: { name: 'Revolver', the: 'le revolver' },
    'fer-a-cheval': { name: 'Fer à cheval', the: 'le fer à cheval' },
    poison: { name: 'Poison', the: 'la fiole de poison' },
  },
  rooms: {
    cuisine: { name: 'Cuisine', the: 'la Cuisine', in: 'dans la Cuisine' },
    grange: { name: 'Grange', the: 'la Grange', in: 'dans la Grange' },
    'petit-salon': { name: 'Petit Salon', the: 'le Petit Salon', in: 'dans le Petit Salon' },
    veranda: { name: 'Véranda', the: 'la Véranda', in: 'dans la Véranda' },
    'salle-a-manger': { name: 'Salle à manger', the: 'la Salle à manger', in: 'dans la Salle à manger' },
    bureau: { name: 'Bureau', the: 'le Bureau', in: 'dans le Bureau' },
    billard: { name: 'Salle de billard', short: 'Billard', the: 'la Salle de billard', in: 'dans la Salle de billard' },
    'grand-salon': { name: 'Grand Salon', the: 'le Grand Salon', in: 'dans le Grand Salon' },
    jardin: { name: 'Jardin', the: 'le Jardin', in: 'dans le Jardin' },
    bibliotheque: { name: 'Bibliothèque', the: 'la Bibliothèque', in: 'dans la Bibliothèque' },
    kiosque: { name: 'Kiosque', the: 'le Kiosque', in: 'au Kiosque' },
    fontaine: { name: 'Fontaine', the: 'la Fontaine', in: 'à la Fontaine' },
    hall: { name: 'Hall', the: 'le Hall', in: 'dans le Hall' },
  },
}
