import { personne } from '../names'
import type { VillaNames } from '../of_games'

export const cluedo2008: VillaNames = {
  suspects: {
    rose: personne('Mademoiselle', 'Rose', 'R', 'Mlle Rose'),
    moutarde: personne('Monsieur', 'Moutarde', 'M', 'M. Moutarde'),
    leblanc: personne('Madame', 'Leblanc', 'L', 'Mme Leblanc'),
    olive: personne('Monsieur', 'Olive', 'O', 'M. Olive'),
    pervenche: personne('Madame', 'Pervenche', 'P', 'Mme Pervenche'),
    violet: personne('Professeur', 'Violet', 'V'),
  },
  weapons: {
    corde: { name: 'Corde', the: 'la corde' },
    chandelier: { name: 'Chandelier', the: 'le chandelier' },
    couteau: { name: 'Couteau', the: 'le couteau' },
    pistolet: { name: 'Pistolet', the: 'le pistolet' },
    batte: { name: 'Batte de baseball', short: 'Batte', the: 'la batte de baseball' },
    haltere: { name: 'Haltère', the: 'l’haltère' },
    trophee: { name: 'Trophée', the: 'le trophée' },
    poison: { name: 'Poison', the: 'le poison' },
    hache: { name: 'Hache', the: 'la hache' },
  },
  rooms: {
    cuisine: { name: 'Cuisine', the: 'la Cuisine', in: 'dans la Cuisine' },
    patio: { name: 'Patio', the: 'le Patio', in: 'dans le Patio' },
    spa: { name: 'Spa', the: 'le Spa', in: 'dans le Spa' },
    theatre: { name: 'Théâtre', the: 'le Théâtre', in: 'dans le Théâtre' },
    salon: { name: 'Salon', the: 'le Salon', in: 'dans le Salon' },
    observatoire: { name: 'Observatoire', the: 'l’Observatoire', in: 'dans l’Observatoire' },
    hall: { name: 'Hall', the: 'le Hall', in: 'dans le Hall' },
    'chambre-amis': { name: 'Chambre d’amis', the: 'la Chambre d’amis', in: 'dans la Chambre d’amis' },
    'salle-a-manger': { name: 'Salle à manger', the: 'la Salle à manger', in: 'dans la Salle à manger' },
    piscine: { name: 'Piscine', the: 'la Piscine', in: 'dans la Piscine' },
  },
  butlers: {
    stay: { name: 'Rester', moment: 'au début du tour' },
    anywhere: { name: 'N’importe où', moment: 'au lieu de lancer' },
    plus6: { name: 'Six de plus', moment: 'après le lancer' },
    neighbour: { name: 'Voisin de droite', moment: 'à la fin du tour' },
    again: { name: 'Rejouer', moment: 'à la fin du tour' },
    sendhome: { name: 'Retour au départ', moment: 'à la fin du tour' },
    peek: { name: 'Coup d’œil', moment: 'quand une carte est montrée' },
    silence: { name: 'Silence', moment: 'au lieu de répondre' },
  },
  powers: {
    rose: { name: 'Indiscrétion', moment: 'voir la carte montrée' },
    moutarde: { name: 'Double course', moment: 'lancer deux fois' },
    leblanc: { name: 'Grande entrée', moment: 'entrer où l’on veut' },
    olive: { name: 'À distance', moment: 'nommer une autre pièce' },
    pervenche: { name: 'Donnant donnant', moment: 'une carte en retour' },
    violet: { name: 'Deux questions', moment: 'dans le même tour' },
  },
}
