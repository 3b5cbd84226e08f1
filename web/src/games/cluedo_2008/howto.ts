import type { Leaf } from '../../rules/howto/leaf'
import { shots } from '../mansion/howto'
import { edition } from './edition'
import { butlerFace, powerFace, timeFace } from './cards'

export function leaves(): readonly Leaf[] {
  const { won, board } = shots(edition)
  return [
    {
      clause: 'C8-17',
      shot: board({ x: 0.27, y: 0.3, width: 0.46 }, {}, { corde: 'piscine', poison: 'piscine' }, 'piscine'),
    },
    { clause: 'C8-58', shot: board({ x: 0.0, y: 0.0, width: 0.46 }, { rose: 'cuisine' }, {}, 'cuisine') },
    {
      clause: 'C8-80',
      shot: board(
        { x: 0.54, y: 0.68, width: 0.46 },
        { rose: 'observatoire', olive: 'observatoire' },
        { couteau: 'observatoire' },
        'observatoire',
      ),
    },
    { clause: 'C8-105', shot: { kind: 'cards', cards: [butlerFace('again'), timeFace(8), 'intrigue'] } },
    { clause: 'C8-138', shot: { kind: 'cards', cards: [powerFace('rose'), powerFace('moutarde')] } },
    { clause: 'C8-93', shot: won('olive', 'couteau', 'spa') },
  ]
}
