import type { DrawnGame } from '../drawn'
import './look.css'

export const drawn: DrawnGame = {
  players: [3, 10],
  minutes: 60,
  clauses: ['SC'],
  seats: () => import('./seats'),
  table: () => import('./table'),
  howto: () => import('./howto'),
  lesson: () => import('./lesson'),
  sprite: () => import('../../art/super_cluedo/sprite'),
  async faces() {
    const [{ cardFace }, { edition }] = await Promise.all([import('../mansion/cards'), import('./edition')])
    return (card) => cardFace(edition, card)
  },
}
