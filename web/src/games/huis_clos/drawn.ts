import type { DrawnGame } from '../drawn'
import './look.css'

export const drawn: DrawnGame = {
  players: [4, 8],
  minutes: 30,
  clauses: ['HC'],
  heart: { picture: 'hc-urn', width: 96, height: 118 },
  asksQuietly: true,
  seats: () => import('./seats'),
  table: () => import('./table'),
  howto: () => import('./howto'),
  lesson: () => import('./lesson'),
  sprite: () => import('../../art/huis_clos/sprite'),
  faces: async () => (await import('./clue')).tile,
}
