import type { Suspect } from '../../games/cluedo/components'
import type { Look } from '../look'

const drawn = (name: string) => ({ bust: `bust-${name}`, pawn: `pawn-${name}` })

/** Diamond, hexagon, circle, pointed arch, fan, square. The colours stay apart for protan, deutan and tritan eyes. */
export const CAST: Readonly<Record<Suspect, Look>> = {
  rose: {
    ...drawn('rose'), colour: '#b52f50', on: '#fff6e6', shade: '#7a1a36', head: '#f7dcbc', ground: '#5d1229', ray: '#8e2743',
    shape: 'M20 2 L38 20 L20 38 L2 20Z',
  },
  moutarde: {
    ...drawn('moutarde'), colour: '#f3b929', on: '#1c1226', shade: '#b17c10', head: '#efbf94', ground: '#6d4a10', ray: '#94691b',
    shape: 'M11 4 H29 L38 20 L29 36 H11 L2 20Z',
  },
  leblanc: {
    ...drawn('leblanc'), colour: '#f8f1e2', on: '#1c1226', shade: '#b9ad99', head: '#f3dcc4', ground: '#4a4560', ray: '#6b6584',
    shape: 'M20 2.5 A17.5 17.5 0 1 1 19.99 2.5Z',
  },
  olive: {
    ...drawn('olive'), colour: '#86ae52', on: '#1c1226', shade: '#4d7029', head: '#f5d2ae', ground: '#39521f', ray: '#527030',
    shape: 'M5 37 V19 C5 11 12 6 20 1.5 C28 6 35 11 35 19 V37Z', letter: { y: 28.5 },
  },
  pervenche: {
    ...drawn('pervenche'), colour: '#69b7f2', on: '#1c1226', shade: '#33739f', head: '#f2d3b8', ground: '#1f4a72', ray: '#2f6a9c',
    shape: 'M20 38.5 C12 31 3 25 3 15.5 C3 8 9 3 20 3 C31 3 37 8 37 15.5 C37 25 28 31 20 38.5Z', letter: { y: 23.5 },
  },
  violet: {
    ...drawn('violet'), colour: '#6f3f9e', on: '#fff6e6', shade: '#45246b', head: '#a9714f', ground: '#3b1f5e', ray: '#57318a',
    shape: 'M4 4 H36 V36 H4Z',
  },
}
