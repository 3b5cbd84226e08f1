import type { DrawnGame } from '../drawn'
import './look.css'

export const drawn: DrawnGame = {
  players: [2, 2],
  minutes: 30,
  clauses: ['HA'],
  heart: { back: 'apparition' },
  seats: () => import('./seats'),
  table: () => import('./table'),
  howto: () => import('./howto'),
  lesson: () => import('./lesson'),
  sprite: () => import('../../art/hantise/sprite'),
  faces: async () => (await import('./naming')).faceOf,
}
