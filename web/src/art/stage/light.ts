import { rays as fan, times } from '../pen'

let lamps = 0
interface Lamp {
  /** Where it hangs. */
  readonly from: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly colour: string
  readonly strength: number
  readonly height?: number
}
/** A cone of light from the flies to the floor, on 1440 × 900. */
export function spot({ from, x, y, width, colour, strength, height = width * 0.26 }: Lamp): string {
  const id = `stage-lamp-${++lamps}`
  const stop = (at: number, share: number) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(strength * share).toFixed(3)}"/>`
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, 0.25)}${stop(0.6, 0.5)}${stop(1, 0.72)}</linearGradient>
<radialGradient id="${id}-pool">${stop(0, 1.1)}${stop(0.72, 0.55)}${stop(1, 0)}</radialGradient></defs>
<path d="M${from - 26} -20H${from + 26}L${x + width} ${y}A${width} ${height} 0 0 1 ${x - width} ${y}Z" fill="url(#${id})"/>
<ellipse cx="${x}" cy="${y}" rx="${width * 1.1}" ry="${height * 1.1}" fill="url(#${id}-pool)"/>`
}

/** Rays all round, which die away. */
export function glory(x: number, y: number, radius: number, colour: string, strength = 0.5): string {
  const id = `stage-glory-${++lamps}`
  const stop = (at: number, share: number) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(strength * share).toFixed(3)}"/>`
  return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stop(0, 1)}${stop(0.5, 0.36)}${stop(1, 0)}</radialGradient></defs>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/><path d="${fan(x, y, 17, radius, 0, 360)}" fill="url(#${id})"/>`
}

/** Snow, where it fell the last time. */
export const flakes = (count: number, at: () => number, x: number, y: number, width: number, height: number): string =>
  times(count, () => `<circle cx="${(x + at() * width).toFixed(0)}" cy="${(y + at() * height).toFixed(0)}" r="${(1 + at() * 2.2).toFixed(1)}" opacity="${(0.4 + at() * 0.6).toFixed(2)}"/>`)
