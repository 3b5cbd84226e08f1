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
    stay: {
      name: 'Rester',
      moment: 'au début de votre tour, dans une pièce',
      does: 'rester dans la pièce au lieu de se déplacer, et y faire une hypothèse',
    },
    anywhere: {
      name: 'N’importe où',
      moment: 'au début de votre tour, au lieu de lancer les dés',
      does: 'poser son pion dans n’importe quelle autre pièce, dans la Piscine ou sur une case libre',
    },
    plus6: {
      name: 'Six de plus',
      moment: 'après le lancer, avant d’avancer',
      does: 'ajouter six points au lancer',
    },
    neighbour: {
      name: 'Voisin de droite',
      moment: 'à la fin de votre tour',
      does: 'faire montrer une carte par le voisin de droite, qui la choisit',
    },
    again: {
      name: 'Rejouer',
      moment: 'à la fin de votre tour',
      does: 'jouer encore un tour entier',
    },
    sendhome: {
      name: 'Retour au départ',
      moment: 'à la fin de votre tour',
      does: 'renvoyer sur sa case départ le pion de quelqu’un d’autre',
    },
    peek: {
      name: 'Coup d’œil',
      moment: 'quand quelqu’un montre une carte pour l’hypothèse d’un autre',
      does: 'voir cette carte aussi',
    },
    silence: {
      name: 'Silence',
      moment: 'quand c’est à vous de répondre à une hypothèse',
      does: 'ne rien montrer : l’hypothèse en reste là, plus personne n’est interrogé',
    },
  },
  powers: {
    rose: {
      name: 'Indiscrétion',
      moment: 'quand quelqu’un montre une carte pour l’hypothèse d’un autre',
      does: 'voir cette carte aussi',
    },
    moutarde: {
      name: 'Double course',
      moment: 'au début de votre tour, avant de lancer',
      does: 'lancer et avancer deux fois dans le même tour',
    },
    leblanc: {
      name: 'Grande entrée',
      moment: 'au début de votre tour, au lieu de lancer',
      does: 'entrer dans une pièce sans passage secret, ou dans la Piscine',
    },
    olive: {
      name: 'À distance',
      moment: 'au moment de votre hypothèse, dans le couloir ou dans une pièce',
      does: 'nommer une autre pièce que la sienne',
    },
    pervenche: {
      name: 'Donnant donnant',
      moment: 'quand vous venez de montrer une carte',
      does: 'regarder au hasard une carte de qui la demandait',
    },
    violet: {
      name: 'Deux questions',
      moment: 'après votre hypothèse',
      does: 'en faire une seconde dans la même pièce',
    },
  },
}
