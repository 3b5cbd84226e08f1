import { chevron, fan, lozenge, marble, plank, slab, starry, tile, waves } from '../plan/floors'
import { tree } from '../plan/furnishing'
import type { PlanArt } from '../plan/plan'
import { furniture } from './furniture'

const TREES = [[300, -6, 22], [276, 8, 16], [704, -6, 22], [724, 6, 16], [-6, 300, 18], [1022, 290, 22], [1046, 262, 16], [1030, 330, 15], [1028, 500, 20], [1050, 470, 15], [-8, 712, 16], [312, 984, 17], [676, 960, 19], [690, 994, 14], [60, 1072, 14], [200, 1070, 16], [330, 1074, 13], [760, 1070, 16], [900, 1074, 13], [1030, 1068, 18], [1036, 120, 20], [1056, 160, 14], [1044, 40, 24], [1030, 600, 18]] as const

const road = `<path d="M-28 1016H1082V1052H-28Z" fill="#2a3648"/><path d="M-28 1016H1082M-28 1052H1082" stroke="#57688a" stroke-width="1.6"/><path d="M-20 1034H1076" stroke="#8a97b4" stroke-width="1.6" stroke-dasharray="16 12" opacity=".7"/><path d="M452 1000H548V1018H452Z" fill="#a49b88"/><path d="M452 1009H548" stroke="#716a5b" stroke-width="1.4"/><g transform="translate(606 1034)"><path d="M-52 -15q2-6 12-6h66q22 0 26 12v18q-4 12-26 12h-66q-10 0-12-6z" fill="#04121b" opacity=".5" transform="translate(-3 5)"/><path d="M-52 -13q2-7 12-7h66q22 0 26 11v18q-4 11-26 11h-66q-10 0-12-7z" fill="#c9304f" stroke="#1a0f18" stroke-width="1.6"/><path d="M-52 0v13q2 7 12 7h66q22 0 26-11v-9z" fill="#8e1f3b"/><path d="M2 -15q10 3 10 15t-10 15l-8-3v-24z" fill="#9fe9ea" stroke="#1a0f18" stroke-width="1.3"/><path d="M-36 -14h28v28h-28z" fill="#3a1a20" stroke="#1a0f18" stroke-width="1.3"/><path d="M-32 -11h10v9h-10zM-32 2h10v9h-10z" fill="#e0b48a"/><circle cx="50" cy="-9" r="3" fill="#fff6d6"/><circle cx="50" cy="9" r="3" fill="#fff6d6"/></g>`

/** The corner door of the Guest room stands between two railings. */
const railings = `<g transform="translate(280 760)"><g stroke-linecap="round"><path d="M-24.8 0l19 -19M0 24.8l19 -19" stroke="#17132b" stroke-width="8"/><path d="M-24.8 0l19 -19M0 24.8l19 -19" stroke="#e9c77c" stroke-width="3.6"/></g><circle cx="-5.8" cy="-19" r="3.8" fill="#ffe9b0"/><circle cx="19" cy="5.8" r="3.8" fill="#ffe9b0"/></g>`

const PAVING = { light: '#3a4763', dark: '#344059', speck: '#4d5f80' }

export const plan: PlanArt = {
  id: 'villa',
  margin: { left: 28, top: 36, right: 82, bottom: 74 },
  lawn: { centre: '#15414a', edge: '#0b1c2a', y: 0.45, grass: waves('#2a6a70', 0.5) },
  slab: '#182334',
  indoors: PAVING,
  speck: 'm12.8 17.6h12v2.4h-12z',
  window: '<rect x="-18" y="-3.4" width="36" height="6.8" fill="#ffe3a6" stroke="#5a4a2a" stroke-width="1.2"/>',
  leaf: '#cfe9e6',
  stage: { x: 290, y: 996, width: 420, height: 76 },
  squares: {
    white: '<rect x="1.2" y="1.2" width="37.6" height="37.6" fill="#e2ddcf"/><path d="M1.2 1.2H20V38.8H1.2Z" fill="#c9c2b0"/><path d="M20 12l8 8-8 8-8-8z" fill="#fffaf0" stroke="#8f8672" stroke-width="1.2"/>',
    question: '<rect x="2" y="2" width="36" height="36" rx="4" fill="#0b4c56" stroke="#d9b265" stroke-width="1.6"/><path d="M20 5L35 20L20 35L5 20Z" fill="none" stroke="#3f97a0" stroke-width="1.4"/><text x="20" y="30" text-anchor="middle" font-family="Federo,serif" font-size="28" fill="#eaffff">?</text>',
  },
  park: `${road}${TREES.map(([x, y, r]) => tree(x, y, r, '#1b4a4a', '#2c6b62')).join('')}`,
  over: railings,
  rooms: {
    cuisine: {
      furniture: furniture.cuisine, floor: slab('#8193a0', '#748692', '#55656f'), name: [128, 78],
      pawns: [[216, 150], [56, 214], [216, 216]],
      weapons: [[216, 62], [136, 206], [42, 96]],
    },
    patio: {
      furniture: furniture.patio, floor: plank('#9a7850', '#8c6c47', '#5f4930'), name: [500, 98], wall: 'low',
      pawns: [[450, 236], [368, 210], [610, 212], [520, 252]],
      weapons: [[556, 226], [352, 100], [648, 226]],
    },
    spa: {
      furniture: furniture.spa, floor: tile('#3f8f8c', '#357d7c', '#7fc4bd'), name: [876, 66],
      pawns: [[824, 222], [978, 208], [976, 150]],
      weapons: [[792, 62], [790, 196], [960, 62]],
    },
    theatre: {
      furniture: furniture.theatre, floor: fan('#6a1f3a', '#8a3a52'), name: [842, 350],
      pawns: [[772, 466], [934, 470], [850, 474]],
      weapons: [[742, 342], [742, 402], [930, 340]],
    },
    salon: {
      furniture: furniture.salon, floor: plank('#b08659', '#a2784d', '#74532f'), name: [896, 556],
      pawns: [[780, 668], [904, 640], [740, 640]],
      weapons: [[866, 614], [748, 584], [808, 580]],
    },
    observatoire: {
      furniture: furniture.observatoire, floor: starry('#343f78', '#6571b8', '#8f9be0'), name: [864, 792],
      pawns: [[796, 912], [920, 930], [808, 968]],
      weapons: [[746, 800], [758, 966], [962, 850]],
    },
    hall: {
      furniture: furniture.hall, floor: marble('#a8a5b2', '#605f7a', '#45435c'), name: [500, 822],
      pawns: [[458, 936], [506, 960], [410, 866]],
      weapons: [[542, 920], [410, 940], [560, 870]],
    },
    'chambre-amis': {
      furniture: furniture['chambre-amis'], floor: lozenge('#5d4a78', '#746094', '#80699c'), name: [128, 788],
      pawns: [[172, 946], [232, 872], [110, 912]],
      weapons: [[252, 972], [58, 824], [190, 880]],
    },
    'salle-a-manger': {
      furniture: furniture['salle-a-manger'], floor: chevron('#a9713f', '#955f31', '#684220'), name: [128, 392],
      pawns: [[238, 560], [238, 476], [96, 666]],
      weapons: [[240, 616], [150, 650], [62, 346]],
    },
    piscine: {
      furniture: furniture.piscine, floor: slab('#a49b88', '#978e7c', '#716a5b'), name: [500, 440], wall: 'glass',
      pawns: [[440, 612], [500, 620], [566, 612]],
      weapons: [[384, 546], [616, 446], [616, 590], [384, 416], [430, 384], [570, 384], [384, 480], [616, 516], [500, 384]],
    },
  },
}
