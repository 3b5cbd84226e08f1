import type { Leaf } from '../../rules/howto/leaf'
import { shots } from '../mansion/howto'
import { edition } from './edition'

export function leaves(): readonly Leaf[] {
  const { cards, won, board, showing, sheet } = shots(edition)
  return [
    {
      clause: 'CL-03',
      shot: { ...cards(), kind: 'cards', cards: ['house', 'house', 'house'], picture: 'sign-envelope' },
    },
    { clause: 'CL-22', shot: board({ x: 0.02, y: 0.68, width: 0.5 }, { rose: '18,7' }, { corde: 'salon' }, 'salon') },
    {
      clause: 'CL-39',
      shot: board(
        { x: 0.6, y: 0.57, width: 0.4 },
        { rose: 'bibliotheque', olive: 'bibliotheque' },
        { 'cle-anglaise': 'bibliotheque' },
        'bibliotheque',
      ),
    },
    { clause: 'CL-51', shot: showing('violet', 'rose', 'moutarde', 'cle-anglaise') },
    { clause: 'CL-56', shot: sheet('rose', ['violet', 'moutarde'], ['olive', 'corde', 'salon']) },
    { clause: 'CL-64', shot: won('olive', 'poignard', 'bibliotheque') },
  ]
}
