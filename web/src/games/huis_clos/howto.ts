import type { Place } from '../../art/huis_clos/cast'
import { MANOR, type RoomState } from '../../art/huis_clos/manor'
import type { Leaf, Part, Shot } from '../../rules/howto/leaf'
import { names } from '../../texts/texts.svelte'
import { accusationFace, clueFace, person, roleFace, weaponFace } from './cards'
import Manor from './Manor.svelte'
import { PLACES } from './situation'

function manor(part: Part, lit: readonly Place[], active?: Place): Shot {
  const state = (place: Place): RoomState => (place === active ? 'active' : lit.includes(place) ? 'lit' : 'dim')
  const rooms = Object.fromEntries(PLACES.map((place) => [place, state(place)]))
  return { kind: 'scene', scene: Manor, props: { rooms }, ratio: MANOR.width / MANOR.height, part }
}

export function leaves(): readonly Leaf[] {
  const { characters } = names('huis_clos')
  const somebody = (id: 'borrow' | 'williams' | 'georges') => ({ person: person(id), name: characters[id].name })
  return [
    { clause: 'HC-15', shot: { kind: 'cards', cards: [roleFace('innocent'), 'mask', roleFace('murderer')] } },
    { clause: 'HC-48', shot: manor({ x: 0.4, y: 0.12, width: 0.5 }, ['salon'], 'bibliotheque') },
    {
      clause: 'HC-101',
      shot: {
        kind: 'showing',
        from: somebody('borrow'),
        to: somebody('georges'),
        other: somebody('williams'),
        card: weaponFace('secateur'),
        back: 'clue',
      },
    },
    {
      clause: 'HC-117',
      shot: {
        kind: 'cards',
        picture: 'hc-urn',
        cards: [clueFace('bague'), weaponFace('secateur'), clueFace('flasque')],
      },
    },
    { clause: 'HC-109', shot: manor({ x: 0, y: 0.02, width: 1 }, ['salon', 'cuisine'], 'serre') },
    {
      clause: 'HC-81',
      shot: { kind: 'cards', cards: [accusationFace(), clueFace('eventail'), roleFace('murderer')], won: true },
    },
  ]
}
