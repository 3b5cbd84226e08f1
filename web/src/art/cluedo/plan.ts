import { checker, chevron, damask, fan, lozenge, marble, parquet, plank, tile, tufts } from '../plan/floors'
import type { PlanArt } from '../plan/plan'
import { furniture, staircase } from './furniture'

export const plan: PlanArt = {
  id: 'cluedo',
  margin: { left: 28, top: 28, right: 28, bottom: 28 },
  lawn: { centre: '#1d3a3a', edge: '#0f1a2c', y: 0.45, grass: tufts('#35605a', 0.55) },
  slab: '#221c3c',
  indoors: { light: '#4a4268', dark: '#433b60', speck: '#5d5480' },
  speck: 'm18.8 14.8l4 4l-4 4l-4-4z',
  window: '<rect x="-17" y="-4" width="34" height="8" rx="1" fill="#ffd98a" stroke="#6b4a22" stroke-width="1.4"/><path d="M-6 -4V4M6 -4V4" stroke="#8a5f2a" stroke-width="1.4"/>',
  leaf: '#b0753f',
  stage: { x: 400, y: 320, width: 200, height: 280 },
  squares: {},
  over: staircase,
  rooms: {
    cuisine: {
      furniture: furniture.cuisine, floor: checker('#7d86a3', '#566088', '#454d72'), name: [112, 112],
      pawns: [[104, 236], [160, 236], [204, 150]],
      weapons: [[52, 214], [200, 224], [204, 180], [56, 168]],
    },
    'salle-de-bal': {
      furniture: furniture['salle-de-bal'], floor: chevron('#b07c43', '#9b6833', '#6d4521'), name: [480, 104],
      pawns: [[430, 268], [500, 276], [560, 240], [400, 216]],
      weapons: [[372, 254], [600, 236], [600, 190], [352, 210]],
    },
    veranda: {
      furniture: furniture.veranda, floor: tile('#4d8478', '#3d6f66', '#79ada0'), name: [838, 92],
      pawns: [[802, 176], [924, 176], [862, 186]],
      weapons: [[762, 168], [852, 218], [742, 112]],
    },
    'salle-a-manger': {
      furniture: furniture['salle-a-manger'], floor: fan('#7a2740', '#9d4558'), name: [132, 432],
      pawns: [[268, 530], [290, 612], [176, 628]],
      weapons: [[276, 446], [60, 476], [60, 616], [110, 616]],
    },
    billard: {
      furniture: furniture.billard, floor: lozenge('#35506e', '#45648a', '#51718f'), name: [842, 352],
      pawns: [[752, 508], [802, 508], [852, 508]],
      weapons: [[926, 486], [926, 400], [748, 428]],
    },
    bibliotheque: {
      furniture: furniture.bibliotheque, floor: plank('#86583a', '#7a4e33', '#5a3823'), name: [820, 626],
      pawns: [[762, 710], [900, 710], [868, 728]],
      weapons: [[744, 732], [900, 584], [708, 690]],
    },
    salon: {
      furniture: furniture.salon, floor: parquet('#a06c45', '#8d5c39', '#6d4529'), name: [146, 806],
      pawns: [[146, 904], [98, 890], [196, 890]],
      weapons: [[50, 850], [234, 846], [60, 954], [226, 958]],
    },
    hall: {
      furniture: furniture.hall, floor: marble('#b9ab97', '#574a5e', '#3c3145'), name: [480, 772],
      pawns: [[424, 878], [480, 900], [540, 878]],
      weapons: [[560, 946], [400, 940], [392, 802], [480, 962]],
    },
    bureau: {
      furniture: furniture.bureau, floor: damask('#57406b', '#7a5f8f', '#6a5080'), name: [808, 880],
      pawns: [[720, 958], [906, 966], [846, 990]],
      weapons: [[702, 876], [900, 868], [760, 936]],
    },
  },
}
