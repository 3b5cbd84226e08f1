import type { DrawnGame } from '../drawn'
import './look.css'

export const drawn: DrawnGame = {
  players: [2, 6],
  minutes: 45,
  clauses: ['C8', 'R8', 'V8', 'X8', 'DP'],
  asksQuietly: true,
  seats: () => import('./seats'),
  table: () => import('./table'),
  howto: () => import('./howto'),
  lesson: () => import('./lesson'),
  sprite: () => import('../../art/cluedo_2008/sprite'),
  async faces() {
    const [{ cardFace }, { edition }, { butlerFace }, { BUTLERS }] = await Promise.all([
      import('../mansion/cards'),
      import('./edition'),
      import('./cards'),
      import('./components'),
    ])
    return (card) => {
      const butler = BUTLERS.find((each) => each === card)
      return butler ? butlerFace(butler) : cardFace(edition, card)
    }
  },
}
