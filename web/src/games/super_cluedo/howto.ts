import type { Leaf } from '../../rules/howto/leaf'
import { shots } from '../mansion/howto'
import { edition } from './edition'

export function leaves(): readonly Leaf[] {
  const { cards, won, board, showing } = shots(edition)
  return [
    { clause: 'SC-04', shot: cards('prunelle', 'fer-a-cheval', 'kiosque') },
    { clause: 'SC-44', shot: board({ x: 0.28, y: 0.3, width: 0.46 }, { rose: 'hall', olive: 'hall' }, {}, 'hall') },
    { clause: 'SC-48', shot: board({ x: 0.12, y: 0.38, width: 0.36 }, { rose: '12,7' }, {}) },
    {
      clause: 'SC-58',
      shot: board(
        { x: 0.0, y: 0.62, width: 0.42 },
        { rose: 'grand-salon', violet: 'grand-salon' },
        { corde: 'grand-salon' },
        'grand-salon',
      ),
    },
    { clause: 'SC-69', shot: showing('violet', 'rose', 'moutarde', 'fer-a-cheval') },
    { clause: 'SC-73', shot: won('olive', 'poignard', 'veranda') },
  ]
}
