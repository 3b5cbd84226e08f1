import type { DrawnGame } from '../drawn'
import './look.css'

export const drawn: DrawnGame = {
  players: [3, 6],
  minutes: 45,
  clauses: ['CL'],
  seats: () => import('./seats'),
  table: () => import('./table'),
  howto: () => import('./howto'),
  lesson: () => import('./lesson'),
  sprite: () => import('../../art/cluedo/sprite'),
  async faces() {
    const [{ cardFace }, { edition }] = await Promise.all([import('../mansion/cards'), import('./edition')])
    return (card) => cardFace(edition, card)
  },
}
