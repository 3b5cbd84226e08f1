import { ROOMS, SUSPECTS, WEAPONS } from '../../games/cluedo/components'
import { mansion } from '../../games/cluedo/mansion'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../../games/mansion/mansion'
import { line, readMarks, say, type Sample } from './sample'
import { sampleReach } from './reach'

const COLUMNS = ['pervenche', 'violet', 'rose', 'moutarde', 'olive', 'envelope']
const MARKS = readMarks(COLUMNS, `
  rose            x . . . . 8
  moutarde        x . . x . 9
  leblanc         h x x x x x
  olive           x x x x . 67
  pervenche       x . . . . 7
  violet          x x x v . 8
  corde           x . . x ? 20
  matraque        x s x x x x
  poignard        x x x s x x
  cle-anglaise    x x x x X 34
  chandelier      h x x x x x
  revolver        x ? x x . 32
  poison          x . ? . . 14
  cuisine         x . . . . 6
  salle-de-bal    x ? x x . 11
  veranda         h x x x x x
  salle-a-manger  x . . . . 7
  billard         x x x x . 53
  bibliotheque    x . . x ? 8
  salon           x . . ? . 7
  hall            h x x x x x
  bureau          x . . . . 8
`)

export const cluedo = (): Sample => ({
  mansion,
  turn: say('Tour 4', 'Turn 4'),
  table: say('table « Minuit »', 'table “Midnight”'),
  code: '7F3A · C21B',
  seconds: 84,
  own: 'pervenche',
  pawns: { rose: 'salle-a-manger', moutarde: 'salle-a-manger', leblanc: '0,9', olive: 'billard', pervenche: 'salon', violet: '8,16' },
  weapons: { poison: 'cuisine', poignard: 'veranda', revolver: 'salle-de-bal', chandelier: 'salle-a-manger', 'cle-anglaise': 'billard', corde: 'bibliotheque', matraque: 'hall' },
  reach: sampleReach(mansion.board, 'hall', 8, ['0,9', '8,16']),
  trail: ['hall', '17,11', '17,10', '17,9', '17,8', '18,8', '18,7', '18,6', 'salon'],
  lit: 'salon',
  players: [
    { id: 'rose', name: 'Camille', plays: suspectName(mansion, 'rose').full, person: person(mansion, 'rose'), cards: 3 },
    { id: 'moutarde', name: say('Papi Jo', 'Grandpa Jo'), plays: suspectName(mansion, 'moutarde').full, person: person(mansion, 'moutarde'), cards: 4 },
    { id: 'olive', name: 'Anselme', plays: suspectName(mansion, 'olive').full, person: person(mansion, 'olive'), cards: 4, bot: true },
    { id: 'pervenche', name: say('Vous', 'You'), plays: suspectName(mansion, 'pervenche').full, person: person(mansion, 'pervenche'), cards: 4, turn: true },
    { id: 'violet', name: 'Inès', plays: suspectName(mansion, 'violet').full, person: person(mansion, 'violet'), cards: 4 },
  ],
  dice: [5, 3],
  points: 8,
  diceDetail: say('du Hall au Salon', 'from the Hall to the Lounge'),
  log: [
    { id: 1, kind: 'turn', text: say('Tour 3', 'Turn 3') },
    line(mansion, 2, 'pervenche', '*Vous* : Rose, la matraque, dans le Hall.', '*You*: Scarlett, the lead pipe, in the Hall.'),
    line(mansion, 3, 'violet', '*Inès* vous montre *la matraque*.', '*Inès* shows you *the lead pipe*.', true),
    line(mansion, 4, 'violet', '*Inès* avance de 7 cases.', '*Inès* moves 7 squares.'),
    { id: 5, kind: 'turn', text: say('Tour 4', 'Turn 4') },
    line(mansion, 6, 'rose', '*Camille* avance de 9 cases.', '*Camille* moves 9 squares.'),
    line(mansion, 7, 'moutarde', '*Papi Jo* : Rose, la clé anglaise, dans la Salle à manger. *Anselme* montre une carte.', '*Grandpa Jo*: Scarlett, the spanner, in the Dining Room. *Anselme* shows a card.'),
    line(mansion, 8, 'olive', '*Anselme* : Olive, la clé anglaise, dans le Billard. *Personne ne montre rien.*', '*Anselme*: Green, the spanner, in the Billiard Room. *Nobody shows a card.*'),
    line(mansion, 9, 'pervenche', '*Vous* entrez dans le Salon (5 + 3).', '*You* enter the Lounge (5 + 3).'),
  ],
  columns: [
    ...COLUMNS.slice(0, -1).map((id) => ({ id, label: suspectName(mansion, id).full, head: person(mansion, id), mine: id === 'pervenche' })),
    { id: 'envelope', label: say('Étui', 'Envelope'), head: 'envelope', envelope: true },
  ],
  groups: [
    { title: say('Suspects', 'Suspects'), rows: SUSPECTS.map((id) => ({ id, name: suspectName(mansion, id).name, picture: `bust-${id}` })) },
    { title: say('Armes', 'Weapons'), rows: WEAPONS.map((id) => ({ id, name: weaponName(mansion, id).name, picture: weaponPicture(id) })) },
    { title: say('Lieux', 'Rooms'), rows: ROOMS.map((id) => ({ id, name: roomName(mansion, id).short ?? roomName(mansion, id).name, picture: roomPicture(mansion, id) })) },
  ],
  marks: MARKS,
  lineHeight: 22,
  hand: { suspects: ['leblanc'], weapons: ['chandelier'], rooms: ['veranda', 'hall'] },
})
