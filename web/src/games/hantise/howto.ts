import { TYPES } from '../../art/hantise/cast'
import type { Leaf, Shot } from '../../rules/howto/leaf'
import { characterFace } from './cards'
import HauntedHouse from './HauntedHouse.svelte'
import { faceOf } from './naming'
import { POINTS, THRESHOLD } from './values'

const HOUSE = 1108 / 618
const cards = (...ids: string[]): Shot => ({ kind: 'cards', cards: ids.map(faceOf) })
const visitor = (who: 'fillette' | 'papa') => characterFace(who, THRESHOLD[who], POINTS[who])

export function leaves(): readonly Leaf[] {
  const house = (afraid: boolean, part: { x: number; y: number; width: number }): Shot => ({
    kind: 'scene',
    scene: HauntedHouse,
    props: { zone: 'rez-de-chaussee', who: 'papa', afraid },
    ratio: HOUSE,
    part,
  })
  return [
    { clause: 'HA-34', shot: { kind: 'cards', cards: [visitor('fillette'), visitor('papa')] } },
    { clause: 'HA-42', shot: cards('cave', 'serviteur-spectre', 'assommeur-fantome') },
    { clause: 'HA-61', shot: house(false, { x: 0.04, y: 0, width: 0.92 }) },
    { clause: 'HA-64', shot: cards(...TYPES.map((type) => `${type}-spectre`)) },
    { clause: 'HA-36', shot: house(true, { x: 0.26, y: 0.2, width: 0.5 }) },
    {
      clause: 'HA-133',
      shot: { kind: 'cards', cards: [visitor('papa'), faceOf('cave'), faceOf('reine-spectre')], won: true },
    },
  ]
}
