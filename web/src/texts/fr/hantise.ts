import { person } from '../names'
import type { HantiseNames } from '../of_games'

export const hantise: HantiseNames = {
  souls: { claire: person('Âme', 'Claire', 'C', 'Âme claire'), sombre: person('Âme', 'Sombre', 'S', 'Âme sombre') },
  characters: {
    bebe: 'Bébé',
    fillette: 'Fillette',
    fiston: 'Fiston',
    meme: 'Mémé',
    pepe: 'Pépé',
    maman: 'Maman',
    papa: 'Papa',
    marabout: 'Marabout',
  },
  families: {
    'esprit-frappeur': { one: 'Esprit Frappeur', many: 'Esprits Frappeurs' },
    fantome: { one: 'Fantôme', many: 'Fantômes' },
    revenant: { one: 'Revenant', many: 'Revenants' },
    spectre: { one: 'Spectre', many: 'Spectres' },
  },
  types: {
    serviteur: { name: 'Serviteur', does: 'change la zone' },
    assommeur: { name: 'Assommeur', does: 'défausse un monstre' },
    chatouilleur: { name: 'Chatouilleur', does: 'reprend un monstre' },
    squatteur: { name: 'Squatteur', does: 'capture un lieu' },
    reine: { name: 'Reine', does: 'capture sa famille' },
  },
  zones: {
    'premier-etage': '1er Étage',
    'rez-de-chaussee': 'Rez-de-Chaussée',
    jardin: 'Jardin',
    'sous-sol': 'Sous-sol',
  },
  places: {
    puits: 'Puits',
    serre: 'Serre',
    bassin: 'Bassin',
    cabanon: 'Cabanon',
    cave: 'Cave',
    buanderie: 'Buanderie',
    chaufferie: 'Chaufferie',
    garage: 'Garage',
    placard: 'Placard',
    cuisine: 'Cuisine',
    salon: 'Salon',
    'salle-a-manger': 'Salle à Manger',
    grenier: 'Grenier',
    chambre: 'Chambre',
    'salle-de-bain': 'Salle de Bain',
    bibliotheque: 'Bibliothèque',
  },
  objects: {
    lunettes: { name: 'Paire de Lunettes', short: 'Lunettes', the: 'la Paire de Lunettes' },
    cornet: { name: 'Cornet Acoustique', short: 'Cornet', the: 'le Cornet Acoustique' },
    liste: { name: 'Liste des Invités', short: 'Liste', the: 'la Liste des Invités' },
    preuves: { name: 'Preuves du Paranormal', short: 'Preuves', the: 'les Preuves du Paranormal' },
  },
}
