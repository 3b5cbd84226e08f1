import { person } from '../names'
import type { HantiseNames } from '../of_games'

export const hantise: HantiseNames = {
  souls: { claire: person('Soul', 'Pale', 'P', 'Pale soul'), sombre: person('Soul', 'Dark', 'D', 'Dark soul') },
  characters: {
    bebe: 'Baby',
    fillette: 'Daughter',
    fiston: 'Son',
    meme: 'Granny',
    pepe: 'Grandpa',
    maman: 'Mum',
    papa: 'Dad',
    marabout: 'Marabout',
  },
  families: {
    'esprit-frappeur': { one: 'Poltergeist', many: 'Poltergeists' },
    fantome: { one: 'Ghost', many: 'Ghosts' },
    revenant: { one: 'Revenant', many: 'Revenants' },
    spectre: { one: 'Spectre', many: 'Spectres' },
  },
  types: {
    serviteur: { name: 'Servant', does: 'changes the zone' },
    assommeur: { name: 'Knocker', does: 'discards a monster' },
    chatouilleur: { name: 'Tickler', does: 'takes a monster back' },
    squatteur: { name: 'Squatter', does: 'captures a place' },
    reine: { name: 'Queen', does: 'captures her family' },
  },
  zones: {
    'premier-etage': 'First Floor',
    'rez-de-chaussee': 'Ground Floor',
    jardin: 'Garden',
    'sous-sol': 'Basement',
  },
  places: {
    puits: 'Well',
    serre: 'Greenhouse',
    bassin: 'Pond',
    cabanon: 'Shed',
    cave: 'Cellar',
    buanderie: 'Laundry',
    chaufferie: 'Boiler Room',
    garage: 'Garage',
    placard: 'Cupboard',
    cuisine: 'Kitchen',
    salon: 'Living Room',
    'salle-a-manger': 'Dining Room',
    grenier: 'Attic',
    chambre: 'Bedroom',
    'salle-de-bain': 'Bathroom',
    bibliotheque: 'Library',
  },
  objects: {
    lunettes: { name: 'Pair of Glasses', short: 'Glasses', the: 'the Pair of Glasses' },
    cornet: { name: 'Ear Trumpet', short: 'Trumpet', the: 'the Ear Trumpet' },
    liste: { name: 'Guest List', short: 'List', the: 'the Guest List' },
    preuves: { name: 'Proof of the Paranormal', short: 'Proof', the: 'the Proof of the Paranormal' },
  },
}
