import { ROOMS, SUSPECTS, WEAPONS } from '../../games/cluedo_2008/components'
import { mansion } from '../../games/cluedo_2008/mansion'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../../games/mansion/mansion'
import { line, readMarks, say, type Sample } from './sample'

const COLUMNS = ['violet', 'rose', 'moutarde', 'leblanc', 'olive', 'pool', 'envelope']
const MARKS = readMarks(COLUMNS, `
  rose            x x . ? . . 17
  moutarde        h x x x x x x
  leblanc         x x v . . . 18
  olive           x . x . . . 13
  pervenche       x x . . x . 34
  violet          x . . . . . 18
  corde           x s x x x x x
  chandelier      x . . . ? . 10
  couteau         x . . . . . 18
  pistolet        x x v . x . 28
  batte           x x s x x x x
  haltere         x . . . . . 13
  trophee         h x x x x x x
  poison          x x . . . . 18
  hache           x . x ? . . 14
  cuisine         x . . . . . 15
  patio           h x x x x x x
  spa             x . x ? . . 10
  theatre         h x x x x x x
  salon           x x . . . . 15
  observatoire    x x . . x . 26
  hall            x . . . . . 7
  chambre-amis    x . . X . . 11
  salle-a-manger  x . . . . . 15
`)

export const cluedo2008 = (): Sample => ({
  mansion,
  turn: say('Tour 9', 'Turn 9'),
  table: say('table « Les Nageurs »', 'table “The Swimmers”'),
  code: '51C8 · A07E',
  seconds: 7,
  own: 'violet',
  pawns: { rose: 'spa', olive: 'spa', moutarde: 'chambre-amis', leblanc: 'salon', pervenche: 'hall', violet: 'patio' },
  weapons: {
    couteau: 'piscine', pistolet: 'piscine', trophee: 'piscine', hache: 'spa', haltere: 'chambre-amis', poison: 'salon', chandelier: 'hall',
    corde: 'theatre', batte: 'patio',
  },
  reach: [],
  trail: undefined,
  lit: undefined,
  players: [
    { id: 'rose', name: 'Camille', plays: suspectName(mansion, 'rose').full, person: person(mansion, 'rose'), cards: 4, turn: true, butlers: 1, power: 'ready' },
    { id: 'moutarde', name: say('Papi Jo', 'Grandpa Jo'), plays: suspectName(mansion, 'moutarde').full, person: person(mansion, 'moutarde'), cards: 4, butlers: 2, power: 'spent' },
    { id: 'leblanc', name: 'Inès', plays: suspectName(mansion, 'leblanc').full, person: person(mansion, 'leblanc'), cards: 4, butlers: 1, power: 'ready' },
    { id: 'olive', name: 'Anselme', plays: suspectName(mansion, 'olive').full, person: person(mansion, 'olive'), cards: 4, bot: true, butlers: 0, power: 'ready' },
    { id: 'violet', name: say('Vous', 'You'), plays: suspectName(mansion, 'violet').full, person: person(mansion, 'violet'), cards: 4, butlers: 3, power: 'ready' },
  ],
  dice: ['?', 4],
  points: 4,
  diceDetail: say('au Spa', 'to the Spa'),
  log: [
    { id: 1, kind: 'turn', text: say('Tour 8', 'Turn 8') },
    line(mansion, 2, 'leblanc', '*Inès* : Pervenche, le chandelier, dans le Hall. *Anselme* montre une carte.', '*Inès*: Peacock, the candlestick, in the Hall. *Anselme* shows a card.'),
    line(mansion, 3, 'violet', '*Vous* : Rose, la batte, dans le Patio.', '*You*: Scarlet, the bat, on the Patio.'),
    line(mansion, 4, 'moutarde', '*Papi Jo* vous montre *la batte*.', '*Grandpa Jo* shows you *the bat*.', true),
    { id: 5, kind: 'turn', text: say('Tour 9', 'Turn 9') },
    line(mansion, 6, 'rose', '*Camille* lance « ? » et 4, et tire une carte *Temps* : 5 sur 8.', '*Camille* rolls “?” and 4, and draws a *Time* card: 5 of 8.'),
    line(mansion, 7, 'rose', '*Camille* : Olive, la hache, dans le Spa.', '*Camille*: Green, the axe, in the Spa.'),
    line(mansion, 8, 'moutarde', '*Papi Jo* n’a rien à montrer.', '*Grandpa Jo* has nothing to show.'),
    line(mansion, 9, 'leblanc', '*Inès* montre une carte à *Camille*.', '*Inès* shows a card to *Camille*.'),
  ],
  columns: [
    ...COLUMNS.slice(0, -2).map((id) => ({ id, label: suspectName(mansion, id).full, head: person(mansion, id), mine: id === 'violet' })),
    { id: 'pool', label: roomName(mansion, 'piscine').name, head: 'pool' },
    { id: 'envelope', label: say('Étui', 'Envelope'), head: 'envelope', envelope: true },
  ],
  groups: [
    { title: say('Suspects', 'Suspects'), rows: SUSPECTS.map((id) => ({ id, name: suspectName(mansion, id).name, picture: person(mansion, id).look.bust })) },
    { title: say('Armes', 'Weapons'), rows: WEAPONS.map((id) => ({ id, name: weaponName(mansion, id).short ?? weaponName(mansion, id).name, picture: weaponPicture(id) })) },
    { title: say('Pièces', 'Rooms'), rows: ROOMS.map((id) => ({ id, name: roomName(mansion, id).name, picture: roomPicture(mansion, id) })) },
  ],
  marks: MARKS,
  lineHeight: 19,
  hand: { suspects: ['moutarde'], weapons: ['trophee'], rooms: ['patio', 'theatre'] },
})
