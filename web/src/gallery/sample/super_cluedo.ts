import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../../games/mansion/mansion'
import { PLACES, WEAPONS } from '../../games/super_cluedo/components'
import { mansion } from '../../games/super_cluedo/mansion'
import { line, readMarks, say, type Sample } from './sample'
import { sampleReach } from './reach'

const COLUMNS = ['chose', 'peche', 'prunelle', 'rose', 'legris', 'olive', 'envelope']
const SUSPECTS = ['rose', 'moutarde', 'leblanc', 'olive', 'pervenche', 'violet', 'prunelle', 'peche', 'legris', 'chose']
const MARKS = readMarks(COLUMNS, `
  rose            x . . . . . 7
  moutarde        x x . ? . x 4
  leblanc         x . x x ? . 5
  olive           x . . . . . 7
  pervenche       x . x x x ? x
  violet          x x . x x x 54
  prunelle        x . . . . . 8
  peche           h x x x x x x
  legris          x . . . . . 8
  chose           x . . . . . 7
  corde           x x x v x . x
  matraque        x . . . . . 20
  poignard        x . . . . . 19
  cle-anglaise    x x s x x x x
  chandelier      x . . . . . 19
  revolver        x x x . x . 28
  fer-a-cheval    h x x x x x x
  poison          x ? x x . . 13
  cuisine         x . . . . . 7
  grange          h x x x x x x
  petit-salon     x v x . x . x
  veranda         x . . . . . 8
  salle-a-manger  x x x . x v x
  bureau          x . . . . . 7
  billard         x x x x x s x
  grand-salon     x x . x x x 61
  jardin          x . . . . . 8
  bibliotheque    x x . . . x 4
  kiosque         x . x x . . 5
  fontaine        h x x x x x x
`)

export const superCluedo = (): Sample => ({
  mansion,
  turn: say('Tour 6', 'Turn 6'),
  table: say('table « Pleine lune »', 'table “Full moon”'),
  code: 'B204 · 9E7D',
  seconds: 52,
  own: 'chose',
  pawns: {
    rose: 'petit-salon', pervenche: 'petit-salon', violet: 'grand-salon', prunelle: '13,9', peche: '10,17', moutarde: 'hall',
    legris: 'bibliotheque', olive: 'kiosque', leblanc: 'kiosque', chose: '21,7',
  },
  weapons: {
    revolver: 'petit-salon', corde: 'salle-a-manger', 'cle-anglaise': 'grand-salon', chandelier: 'hall', matraque: 'hall',
    poignard: 'hall', 'fer-a-cheval': 'hall', poison: 'kiosque',
  },
  reach: sampleReach(mansion.board, '21,7', 6, ['13,9', '10,17'], true),
  trail: ['grand-salon', '21,5', '21,6', '21,7'],
  lit: undefined,
  spying: 'chose',
  players: [
    { id: 'rose', name: 'Camille', plays: suspectName(mansion, 'rose').full, person: person(mansion, 'rose'), cards: 5 },
    { id: 'legris', name: say('Papi Jo', 'Grandpa Jo'), plays: suspectName(mansion, 'legris').full, person: person(mansion, 'legris'), cards: 5 },
    { id: 'olive', name: 'Anselme', plays: suspectName(mansion, 'olive').full, person: person(mansion, 'olive'), cards: 5, bot: true },
    { id: 'chose', name: say('Vous', 'You'), plays: suspectName(mansion, 'chose').full, person: person(mansion, 'chose'), cards: 4, turn: true },
    { id: 'peche', name: 'Inès', plays: suspectName(mansion, 'peche').full, person: person(mansion, 'peche'), cards: 4 },
    { id: 'prunelle', name: 'Malo', plays: suspectName(mansion, 'prunelle').full, person: person(mansion, 'prunelle'), cards: 4 },
  ],
  dice: [4, 5],
  points: 9,
  diceDetail: say('il vous en reste 6', '6 left'),
  log: [
    line(mansion, 1, 'peche', '*Inès* avance de 6 cases.', '*Inès* moves 6 squares.'),
    { id: 2, kind: 'turn', text: say('Tour 6', 'Turn 6') },
    line(mansion, 3, 'prunelle', '*Malo* avance de 5 cases.', '*Malo* moves 5 squares.'),
    line(mansion, 4, 'rose', '*Camille* : Pervenche, le revolver, dans le Petit Salon. *Anselme* et *Inès* montrent une carte.', '*Camille*: Peacock, the revolver, in the Small Lounge. *Anselme* and *Inès* show a card.'),
    line(mansion, 5, 'legris', '*Papi Jo* passe en secret de la Cuisine à la Bibliothèque.', '*Grandpa Jo* goes in secret from the Kitchen to the Library.'),
    line(mansion, 6, 'olive', '*Anselme* : Leblanc, le poison, au Kiosque. *Inès* et *Papi Jo* montrent une carte.', '*Anselme*: White, the poison, in the Gazebo. *Inès* and *Grandpa Jo* show a card.'),
    line(mansion, 7, 'chose', '*Vous* lancez 4 + 5 et sortez par la terrasse.', '*You* roll 4 + 5 and go out by the terrace.'),
  ],
  columns: [
    ...COLUMNS.slice(0, -1).map((id) => ({ id, label: suspectName(mansion, id).full, head: person(mansion, id), mine: id === 'chose' })),
    { id: 'envelope', label: say('Étui', 'Envelope'), head: 'envelope', envelope: true },
  ],
  groups: [
    { title: say('Suspects', 'Suspects'), rows: SUSPECTS.map((id) => ({ id, name: suspectName(mansion, id).name, picture: person(mansion, id).look.bust })) },
    { title: say('Armes', 'Weapons'), rows: WEAPONS.map((id) => ({ id, name: weaponName(mansion, id).name, picture: weaponPicture(id) })) },
    { title: say('Lieux', 'Places'), rows: PLACES.map((id) => ({ id, name: roomName(mansion, id).short ?? roomName(mansion, id).name, picture: roomPicture(mansion, id) })) },
  ],
  marks: MARKS,
  lineHeight: 18,
  hand: { suspects: ['peche'], weapons: ['fer-a-cheval'], rooms: ['grange', 'fontaine'] },
})
