import { times } from '../pen'
import { checker, chevron, damask, fan, flag, lawn, lozenge, marble, plank, tile, tufts } from '../plan/floors'
import { envelope, tree } from '../plan/furnishing'
import type { PlanArt } from '../plan/plan'
import { furniture } from './furniture'
import { squares } from './squares'

const lantern = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="26" fill="url(#super-halo)"/><circle r="4.6" fill="#ffe9b0" stroke="#17132b" stroke-width="1.6"/></g>`

const CORNERS = [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const
const parterre = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})"><rect x="-76" y="-44" width="152" height="88" rx="4" fill="#56645a" stroke="#0b2218" stroke-width="1.4"/>${CORNERS.map(([a, b]) => `<path d="M9 8H70V38H40Q34 14 9 14Z" transform="scale(${a} ${b})" fill="#23583b" stroke="#0f2f20" stroke-width="1.6"/><path d="M46 14Q62 14 62 30" transform="scale(${a} ${b})" fill="none" stroke="${colour}" stroke-width="5.4" stroke-dasharray=".1 8" stroke-linecap="round"/>`).join('')}<ellipse rx="21" ry="17" fill="#23583b" stroke="#0f2f20" stroke-width="1.6"/><ellipse rx="13" ry="10" fill="none" stroke="#fbf3df" stroke-width="4.6" stroke-dasharray=".1 7.6" stroke-linecap="round"/></g>`

const TREES = [
  [20, 900, 25], [-4, 960, 24], [28, 985, 23], [230, 905, 16], [262, 900, 15], [246, 984, 22],
  [980, 905, 25], [1006, 962, 24], [974, 990, 22], [772, 902, 15], [744, 984, 22], [740, 900, 14],
] as const
const clippedRow = (x: number): string => times(5, (i) => (i === 2 ? '' : tree(x, 660 + i * 40 + (i > 2 ? 4 : 0), 18)))

const park = `<g><path d="M260 872H740V1028H260Z" fill="#1b4030"/><path d="M260 872H740V1028H260Z" fill="url(#super-grass)"/>${parterre(376, 944, '#f07cc0')}${parterre(624, 944, '#f3b929')}<path d="M470 884H530V1028H470Z" fill="#586459"/><path d="M470 884H530V1028H470Z" fill="none" stroke="#3c463f" stroke-width="2"/>${tree(500, 942, 27, '#1f4d35', '#35794f')}<circle cx="500" cy="942" r="37" fill="none" stroke="#23583b" stroke-width="7" stroke-dasharray=".1 9.7" stroke-linecap="round"/></g>
${TREES.map(([x, y, r]) => tree(x, y, r)).join('')}
<g fill="#1c4a31" stroke="#0d2a1c" stroke-width="1.6"><rect x="283" y="636" width="34" height="210"/><rect x="683" y="636" width="34" height="210"/></g>${clippedRow(300)}${clippedRow(700)}<rect x="283" y="600" width="34" height="40" fill="#1c4a31"/>${tree(300, 620, 18)}`

const stairsArrow = `<g transform="translate(500 424)"><path d="M0 -12V11M-8 4L0 12L8 4" stroke="#0d0a1a" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 -12V11M-8 4L0 12L8 4" stroke="#ffc861" stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`

export const plan: PlanArt = {
  id: 'super',
  margin: { left: 28, top: 28, right: 28, bottom: 28 },
  lawn: { centre: '#1d4434', edge: '#0d1f26', y: 0.7, grass: tufts('#3f7a58', 0.6) },
  slab: '#1f2038',
  indoors: { light: '#474069', dark: '#403a60', speck: '#5c5482' },
  outdoors: { light: '#4a5f55', dark: '#43574e', speck: '#61786b' },
  // The alleys around the wings, and the windows, lie outside the house.
  isOutdoors: (row, column) =>
    row >= 21 || (column === 0 && row >= 15) || (column === 24 && row >= 16) || (row > 15 && (column === 7 || column === 17)),
  isBlind: (row, column) => row >= 15 && row <= 20 && (column === 7 || column === 17),
  speck: 'm18.8 14.8l4 4l-4 4l-4-4z',
  window: '<rect x="-17" y="-4" width="34" height="8" rx="1" fill="#ffd98a" stroke="#6b4a22" stroke-width="1.4"/><path d="M-6 -4V4M6 -4V4" stroke="#8a5f2a" stroke-width="1.4"/>',
  leaf: '#b0753f',
  stage: { x: 262, y: 876, width: 476, height: 148 },
  squares,
  park,
  over: [lantern(20, 620), lantern(440, 884), lantern(560, 884), lantern(980, 860), lantern(256, 958), lantern(744, 958), stairsArrow, envelope(574, 470, 0.78)].join(''),
  defs: '<radialGradient id="super-halo"><stop offset="0" stop-color="#ffd98a" stop-opacity=".38"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient><radialGradient id="super-sill"><stop offset="0" stop-color="#ffe09a" stop-opacity=".42"/><stop offset="1" stop-color="#ffc861" stop-opacity=".08"/></radialGradient>',
  rooms: {
    cuisine: {
      furniture: furniture.cuisine, floor: checker('#7d86a3', '#566088', '#454d72'), name: [150, 64],
      pawns: [[62, 190], [108, 192], [154, 192]],
      weapons: [[212, 150], [212, 108], [54, 92]],
    },
    grange: {
      furniture: furniture.grange, floor: plank('#8d6a3c', '#7d5c33', '#5a4020'), name: [408, 98],
      pawns: [[346, 182], [392, 190], [450, 188]],
      weapons: [[452, 56], [348, 52], [462, 134]],
    },
    'petit-salon': {
      furniture: furniture['petit-salon'], floor: damask('#8a4a5c', '#b0707c', '#9c5c6c'), name: [580, 46],
      pawns: [[518, 178], [652, 190], [560, 186]],
      weapons: [[592, 178], [518, 92], [606, 86]],
    },
    veranda: {
      furniture: furniture.veranda, floor: tile('#4d8478', '#3d6f66', '#79ada0'), name: [878, 64],
      pawns: [[806, 186], [852, 192], [930, 150]],
      weapons: [[782, 46], [974, 94], [892, 180]],
    },
    bureau: {
      furniture: furniture.bureau, floor: damask('#57406b', '#7a5f8f', '#6a5080'), name: [856, 280],
      pawns: [[770, 330], [952, 392], [910, 392]],
      weapons: [[742, 262], [960, 290], [820, 376]],
    },
    billard: {
      furniture: furniture.billard, floor: lozenge('#35506e', '#45648a', '#51718f'), name: [868, 474],
      pawns: [[748, 592], [968, 594], [908, 596]],
      weapons: [[756, 470], [966, 512], [870, 580]],
    },
    bibliotheque: {
      furniture: furniture.bibliotheque, floor: plank('#86583a', '#7a4e33', '#5a3823'), name: [842, 702],
      pawns: [[772, 786], [916, 786], [904, 834]],
      weapons: [[766, 812], [874, 806], [808, 818]],
    },
    fontaine: {
      furniture: furniture.fontaine, floor: flag('#77786f', '#6b6c66', '#4c4f4c'), name: [860, 986], wall: 'low', open: true,
      pawns: [[790, 956], [932, 956], [860, 958]],
      weapons: [[824, 902], [896, 902], [860, 900]],
    },
    jardin: {
      furniture: furniture.jardin, floor: lawn('#3f7a48', '#39713f', '#67a662'), name: [500, 634], wall: 'hedge', open: true,
      pawns: [[426, 768], [576, 768], [402, 700], [600, 700]],
      weapons: [[500, 812], [456, 690], [546, 690]],
    },
    kiosque: {
      furniture: furniture.kiosque, floor: flag('#6f7468', '#646a5f', '#474d48'), name: [140, 986], wall: 'low', open: true,
      pawns: [[100, 958], [180, 958], [140, 930]],
      weapons: [[140, 942], [140, 902], [214, 938]],
    },
    'grand-salon': {
      furniture: furniture['grand-salon'], floor: chevron('#b07c43', '#9b6833', '#6d4521'), name: [160, 668],
      pawns: [[134, 762], [92, 752], [236, 808]],
      weapons: [[206, 744], [248, 736], [164, 628]],
    },
    'salle-a-manger': {
      furniture: furniture['salle-a-manger'], floor: fan('#7a2740', '#9d4558'), name: [118, 334],
      pawns: [[258, 452], [44, 506], [206, 510]],
      weapons: [[250, 498], [34, 368], [250, 312]],
    },
    hall: {
      furniture: furniture.hall, floor: marble('#b9ab97', '#574a5e', '#3c3145'), name: [500, 314],
      pawns: [[400, 450], [420, 492], [462, 506], [508, 510], [552, 512], [606, 508]],
      weapons: [[396, 312], [604, 312], [396, 354], [604, 354], [604, 396], [437, 332], [563, 332], [396, 396]],
    },
  },
}
