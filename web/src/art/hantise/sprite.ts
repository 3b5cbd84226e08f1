import { rooms } from '../cluedo/rooms'
import { BOX, drawings, type Drawing } from '../drawing'
import type { Sprite } from '../hang'
import { familyGlyphs, familyShapes, signs, typeGlyphs, zoneGlyphs } from './badges'
import { busts } from './busts'
import { FAMILIES, FAMILY_LOOK } from './cast'
import { fear, figures } from './figures'
import { houseDefs, houseDrawings } from './house'
import { monsters } from './monsters'
import { objects } from './objects'
import { places } from './places'
import { souls } from './souls'

const badges: Drawing[] = FAMILIES.map((family) => ({
  id: `ha-family-${family}`,
  box: '0 0 40 40',
  body: `<path d="${familyShapes[family]}" fill="${FAMILY_LOOK[family].colour}" stroke="#fff3d6" stroke-width="2.4" stroke-linejoin="round"/><g color="${FAMILY_LOOK[family].on}">${familyGlyphs[family]}</g>`,
}))

export const sprite: Sprite = {
  defs: houseDefs,
  drawings: [
    ...monsters,
    ...badges,
    ...drawings('ha-type', BOX.sign, typeGlyphs),
    ...drawings('ha-zone', BOX.sign, zoneGlyphs),
    ...drawings('ha-sign', BOX.sign, signs),
    ...drawings('room', BOX.room, rooms),
    ...drawings('ha-place', '-1 -2 98 100', places),
    ...drawings('ha-object', '-3 -3 102 102', objects),
    ...drawings('ha-bust', '0 -4 96 100', busts),
    ...drawings('ha-figure', '0 0 96 170', { ...figures, fear }),
    ...drawings('ha-soul', '0 0 48 48', souls),
    ...houseDrawings,
  ],
}
