import { times } from '../pen'

/** Furniture seen from above: dark woods, one brass line, light from the right. */
export const EDGE = 'stroke="#1a0f18" stroke-width="1.5"'
export const DARK_WOOD = 'fill="#4a2c22" stroke="#1a0f18" stroke-width="1.6"'
export const LIGHT_WOOD = 'fill="#6b4430" stroke="#1a0f18" stroke-width="1.6"'
export const BRASS_LINE = 'fill="none" stroke="#e0bd74" stroke-width="1.3" opacity=".8"'

const short = (value: number): number => +value.toFixed(1)

export const chair = (x: number, y: number, angle = 0, colour = '#7d2a40'): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-8 -7h16v12q0 3-3 3h-10q-3 0-3-3z" fill="${colour}" ${EDGE}/><path d="M-8.4 -9.4h16.8v4h-16.8z" ${DARK_WOOD}/></g>`

export const armchair = (x: number, y: number, angle: number, cushion: string, frame: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-19 -18h38q4 0 4 5v26q0 5-5 5h-36q-5 0-5-5v-26q0-5 4-5z" fill="${frame}" stroke="#1a0f18" stroke-width="1.6"/><rect x="-13" y="-9" width="26" height="25" rx="4" fill="${cushion}" stroke="#1a0f18" stroke-width="1.4"/></g>`

export function plant(x: number, y: number, radius: number, leaf = '#3f7a4a', lit = '#5a9a58', pot = '#c56d44'): string {
  const w = short(radius * 0.36)
  const h = short(-radius * 0.34)
  const blade = (i: number): string =>
    `<path d="M0 0Q${w} ${h} 0 ${-radius}Q${-w} ${h} 0 0Z" transform="rotate(${i * 45 + 12})" fill="${i % 2 ? leaf : lit}" stroke="#16281f" stroke-width="1.3"/>`
  return `<g transform="translate(${x} ${y})">${times(8, blade)}<circle r="${short(radius * 0.2)}" fill="${pot}" stroke="#1a0f18" stroke-width="1.3"/></g>`
}

const SPINES = ['#8a2f45', '#2f6170', '#b98d45', '#4f6f3c', '#5b3d7a', '#a5653a']
export function books(x: number, y: number, w: number, h: number): string {
  const upright = h > w
  const spine = (i: number): string =>
    upright
      ? `<rect x="${x + 3}" y="${y + 2 + i * 9}" width="${w - 6}" height="7.4" fill="${SPINES[(i * 5 + w) % 6]}"/>`
      : `<rect x="${x + 2 + i * 9}" y="${y + 3}" width="7.4" height="${h - 6}" fill="${SPINES[(i * 5 + h) % 6]}"/>`
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${DARK_WOOD}/>${times(Math.floor((upright ? h : w) / 9), spine)}`
}

/** A tree or clipped ball: dark crown, lit on the right. */
export function tree(x: number, y: number, radius: number, crown = '#1f4d35', lit = '#2f7048'): string {
  const count = Math.max(7, Math.round(radius / 3.2))
  const crownOf = (r: number): string => {
    const points = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI
      return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
    })
    const bump = (2 * r * Math.sin(Math.PI / count) * 0.56).toFixed(1)
    return `M${points[0]}${[...points.slice(1), points[0]].map((point) => `A${bump} ${bump} 0 0 1 ${point}`).join('')}Z`
  }
  const at = (k: number): string => (radius * k).toFixed(1)
  return `<g transform="translate(${x} ${y})"><path d="${crownOf(radius)}" fill="#04100c" opacity=".45" transform="translate(-4 6)"/><path d="${crownOf(radius)}" fill="${crown}" stroke="#0b2218" stroke-width="1.4"/><path d="${crownOf(radius * 0.68)}" fill="${lit}" transform="translate(${at(0.2)} ${at(-0.16)})"/><path d="M${at(0.1)} ${at(-0.5)}q${at(0.34)} ${at(0.02)} ${at(0.46)} ${at(0.36)}" fill="none" stroke="#79b877" stroke-width="1.8" stroke-linecap="round"/></g>`
}

export function flowers(x: number, y: number, w: number, h: number, colours: readonly string[]): string {
  const heads: string[] = []
  for (let row = 0, top = y + 7; top < y + h - 3; row++, top += 9)
    for (let left = x + 7 + (row % 2) * 5; left < x + w - 4; left += 10)
      heads.push(`<circle cx="${left}" cy="${top}" r="3.2" fill="${colours[heads.length % colours.length]}"/>`)
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="#17362a" stroke="#0b2218" stroke-width="1.4"/>${heads.join('')}`
}

/** The sealed envelope that lies on the board. */
export const envelope = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(-4) scale(${scale})"><path d="M-52 -32H52V34H-52Z" fill="#000" opacity=".4" transform="translate(-3 5)"/><path d="M-52 -32H52V34H-52Z" fill="#f3e6c8" stroke="#1a0f18" stroke-width="1.6"/><path d="M-52 34L-8 -2H8L52 34Z" fill="#e2cfa2" stroke="#8a6430" stroke-width="1.2"/><path d="M-52 -32L0 8L52 -32Z" fill="#ead9b2" stroke="#8a6430" stroke-width="1.4"/><circle cy="4" r="13" fill="#a3213f" stroke="#5e0f24" stroke-width="1.6"/><circle cy="4" r="9" fill="none" stroke="#e27a8c" stroke-width="1.2"/><path d="M0 -1.4a3 3 0 0 0-1.6 5.6L-2.6 10H2.6L1.6 4.2A3 3 0 0 0 0 -1.4Z" fill="#ffd3d3"/></g>`
