import { CAST as CLUEDO } from '../cluedo/cast'
import type { Suspect } from '../../games/super_cluedo/components'
import type { Look } from '../look'

const around = (count: number, point: (index: number) => [angle: number, radius: number, y?: number]): string[] =>
  Array.from({ length: count }, (_, i) => {
    const [angle, radius, y = 20] = point(i)
    const radians = (angle * Math.PI) / 180
    return `${(20 + radius * Math.cos(radians)).toFixed(1)} ${(y + radius * Math.sin(radians)).toFixed(1)}`
  })
const star = `M${around(16, (i) => [i * 22.5 - 90, i % 2 ? 14.4 : 19.4]).join('L')}Z`
const petals = around(5, (i) => [i * 72 - 126, 14.2, 20.6])
const flower = `M${petals[0]}${[...petals.slice(1), petals[0]].map((petal) => `A9.6 9.6 0 0 1 ${petal}`).join('')}Z`

const drawn = (name: string) => ({ bust: `bust-${name}`, pawn: `pawn-${name}` })

/** Beside the six known shapes: ticket, lampshade, eight-point star, five-petal flower. */
export const CAST: Readonly<Record<Suspect, Look>> = {
  ...CLUEDO,
  olive: { ...CLUEDO.olive, ...drawn('docteur-olive') },
  prunelle: {
    ...drawn('prunelle'), colour: '#7f4423', on: '#fff6e6', shade: '#4f2712', head: '#f0cda6', ground: '#3f2011', ray: '#5f361c',
    shape: 'M12 2.6H28A9.4 9.4 0 0 0 37.4 12V28A9.4 9.4 0 0 0 28 37.4H12A9.4 9.4 0 0 0 2.6 28V12A9.4 9.4 0 0 0 12 2.6Z',
  },
  peche: {
    ...drawn('peche'), colour: '#f6a47f', on: '#1c1226', shade: '#bf6a48', head: '#f9dcc0', ground: '#8a3f2a', ray: '#b05a3c',
    shape: 'M12.6 3H27.4L38.4 37H1.6Z', letter: { y: 29.6, size: 17 },
  },
  legris: {
    ...drawn('legris'), colour: '#8b929c', on: '#1c1226', shade: '#535a66', head: '#e9c3a0', ground: '#2f3440', ray: '#4a515f',
    shape: star, letter: { y: 26.2, size: 17 },
  },
  chose: {
    ...drawn('chose'), colour: '#f07cc0', on: '#1c1226', shade: '#ad3f82', head: '#f4d3bb', ground: '#7a1f58', ray: '#a33a7b',
    shape: flower, letter: { y: 27 },
  },
}
