/** One hand draws the whole house: these inks, these line weights. Light falls from the right; the left half is in shade. */
export const INK = '#1c1226'
export const BRASS = { hi: '#ffe9b0', lit: '#e9c77c', mid: '#c79a4b', low: '#8a6430', deep: '#553a1d' } as const
export const PAPER = { lit: '#fbf3df', mid: '#ead9b2', low: '#c9ae7c' } as const
export const STEEL = { lit: '#e8e6ea', mid: '#b3b5c9', low: '#767a99' } as const
export const WOOD = { lit: '#a8703f', mid: '#8a5530', low: '#5e3820' } as const
export const STONE = { lit: '#aaa3c4', mid: '#877fa6', low: '#5d5680' } as const

/** The outline of objects, on 96 units. */
export const OUTLINE = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`
/** The outline of their smaller parts. */
export const THIN = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`

/** Signs are lines in the colour of the text. */
export const line = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
export const LINE = line(1.9)

const point = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

/** Rays of light out of one point, as many as gaps between them. */
export function rays(x: number, y: number, count: number, radius: number, from = 180, to = 360): string {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i) => {
    const start = from + i * step
    return `M${x} ${y}L${point(x, y, radius, start)}L${point(x, y, radius, start + step / 2)}Z`
  }).join('')
}

/** A repeatable sequence in [0, 1): stars and snow fall where they fell the last time. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

export const times = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')
