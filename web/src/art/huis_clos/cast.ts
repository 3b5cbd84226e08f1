import { CHARACTERS, CLUES, PLACES, WEAPON_PLACES } from '../../games/huis_clos/facts'
import type { Look } from '../look'

export { CHARACTERS, CLUES, PLACES, WEAPON_PLACES }
export type Character = (typeof CHARACTERS)[number]

const drawn = (name: Character) => ({ bust: `hc-bust-${name}`, pawn: `hc-pawn-${name}` })
const IN_FACE = { x: 1, y: 4, size: 46 }

/** Each shape is a thing of theirs: cross, shield, lozenge, bell, sheet, round, hexagon, heart. */
export const CAST: Readonly<Record<Character, Look>> = {
  lecomte: {
    ...drawn('lecomte'), colour: '#1a8673', on: '#ffffff', shade: '#0e5247', head: '#b8805a', ground: '#0f4a42', ray: '#176155',
    shape: 'M12 2.5 H28 V12 H37.5 V28 H28 V37.5 H12 V28 H2.5 V12 H12Z',
    letter: { size: 17 }, inFace: IN_FACE,
  },
  williams: {
    ...drawn('williams'), colour: '#9b1f29', on: '#fff6e6', shade: '#640f1c', head: '#eec7a4', ground: '#4f0f18', ray: '#701924',
    shape: 'M4 3.5 H36 V20 C36 29 29 35.5 20 38.5 C11 35.5 4 29 4 20Z',
    letter: { y: 24.5 }, inFace: IN_FACE,
  },
  borrow: {
    ...drawn('borrow'), colour: '#7c59b3', on: '#ffffff', shade: '#4c3378', head: '#f8e2ce', ground: '#382457', ray: '#513779',
    shape: 'M20 1.5 L38.5 20 L20 38.5 L1.5 20Z',
    letter: { y: 26.2 }, inFace: { x: -1, y: 1, size: 50 },
  },
  georges: {
    ...drawn('georges'), colour: '#f8f2e1', on: '#1c1226', shade: '#b9ad99', head: '#f1cdae', ground: '#4d4752', ray: '#6b6470',
    shape: 'M20 2 C29.5 2 33 9.5 33 18 V26.5 L38 36.5 H2 L7 26.5 V18 C7 9.5 10.5 2 20 2Z',
    letter: { y: 27 }, inFace: IN_FACE,
  },
  eddington: {
    ...drawn('eddington'), colour: '#3145cf', on: '#ffffff', shade: '#1c2a86', head: '#eecdb0', ground: '#1a2566', ray: '#27368a',
    shape: 'M5.5 2.5 H25 L34.5 12 V37.5 H5.5Z',
    letter: { x: 19.6, y: 27.5 }, inFace: IN_FACE,
  },
  worms: {
    ...drawn('worms'), colour: '#f07a18', on: '#1c1226', shade: '#a94c08', head: '#f2c9a2', ground: '#6b3410', ray: '#8f4a18',
    shape: 'M20 2.5 A17.5 17.5 0 1 1 19.99 2.5Z',
    inFace: IN_FACE,
  },
  puddingham: {
    ...drawn('puddingham'), colour: '#82d672', on: '#1c1226', shade: '#3f8a3a', head: '#f8d3b4', ground: '#245226', ray: '#356f34',
    shape: 'M11 4 H29 L38 20 L29 36 H11 L2 20Z',
    inFace: IN_FACE,
  },
  peely: {
    ...drawn('peely'), colour: '#f786b5', on: '#1c1226', shade: '#b34a7c', head: '#fbdcc2', ground: '#6d2a4c', ray: '#8f3d67',
    shape: 'M20 38 C11 31.5 2.5 25 2.5 14.5 C2.5 7.5 7.5 3 12.5 3 C16 3 18.6 4.8 20 7.6 C21.4 4.8 24 3 27.5 3 C32.5 3 37.5 7.5 37.5 14.5 C37.5 25 29 31.5 20 38Z',
    letter: { y: 24 }, inFace: IN_FACE,
  },
}

export type Place = (typeof PLACES)[number]
export type Weapon = keyof typeof WEAPON_PLACES
/** Four objects for each character. */
export type Clue = (typeof CLUES)[Character][number]
