import { BRASS, INK } from './pen'

const FACE = 'M48 20 C58.5 20 65 29.5 65 41 C65 55 57 69.5 48 72.5 C39 69.5 31 55 31 41 C31 29.5 37.5 20 48 20Z'
const SHADE = 'M48 20 C37.5 20 31 29.5 31 41 C31 55 39 69.5 48 72.5 L48 58.2 L52.4 55.6 L48.6 41 Z'
const EYES = 'M35.6 44.4 Q40.4 39.6 45.4 44.2 Q40.6 46.6 35.6 44.4Z M51.4 44.2 Q56 39.6 60.6 44.4 Q55.8 46.6 51.4 44.2Z'

interface Features {
  readonly eyes?: string
  readonly brow?: string
  readonly browColour?: string
  readonly browWidth?: number
  readonly mouth?: string
  readonly lip?: string
}

const ring = (x: number): string => `<circle cx="${x}" cy="44" r="6" fill="#fffaf0" stroke="${INK}" stroke-width="1.4"/>`
const BRIGHT = '#ffe6a8'

/** A face that can look otherwise: which of its looks is drawn, whoever shows it says by these names (`kit/Face.svelte`). */
export const expressions = (calm: string, brow: string = INK): string => `
<g display="var(--face-calm, inline)">${calm}</g>
<g display="var(--face-asked, none)">${ring(40)}${ring(56.4)}<circle cx="42" cy="44" r="2.8" fill="${INK}"/><circle cx="58.4" cy="44" r="2.8" fill="${INK}"/><path d="M34 36 Q40 30.6 46 35 M51 35 Q57 30.6 63 36" fill="none" stroke="${brow}" stroke-width="2.2" stroke-linecap="round"/><ellipse cx="48" cy="64" rx="3" ry="3.8" fill="#7c1f35" stroke="${INK}" stroke-width="1"/></g>
<g display="var(--face-caught, none)">${ring(40)}${ring(56.4)}<circle cx="40" cy="44" r="2" fill="${INK}"/><circle cx="56.4" cy="44" r="2" fill="${INK}"/><path d="M34.4 37.6 L44.6 33.4 M52 33.4 L62.2 37.6" fill="none" stroke="${brow}" stroke-width="2.2" stroke-linecap="round"/><path d="M41 65 q1.8 -3 3.5 0 t3.5 0 t3.5 0 t3.5 0" fill="none" stroke="#7c1f35" stroke-width="2" stroke-linecap="round"/><path d="M67 42 q-3.4 5 0 7 q3.4 -2 0 -7Z" fill="#8fd8ff" stroke="${INK}" stroke-width=".8"/></g>
<g display="var(--face-won, none)"><path d="M35 46 Q40 39.6 45.2 46 M51.4 46 Q56.4 39.6 61.4 46" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M34 37 Q39.5 32.6 45.6 36.4 M51.4 36.4 Q57 32.6 62 37" fill="none" stroke="${brow}" stroke-width="2" stroke-linecap="round"/><path d="M40 61 Q48 64 56 61 Q54 70 48 70 Q42 70 40 61Z" fill="#7c1f35" stroke="${INK}" stroke-width="1"/><path d="M41.4 62 Q48 64.4 54.6 62 L54 64.4 Q48 66.4 42 64.4Z" fill="#fff"/><path d="M26 50 l1.4 2.6 -1.4 2.6 -1.4 -2.6Z M70 50 l1.4 2.6 -1.4 2.6 -1.4 -2.6Z" fill="${BRIGHT}"/></g>`

/** Neck and face of a bust, 96 × 96, split down the nose into light and shade. */
export const visage = (lit: string, shade: string, features: Features = {}): string => {
  const { eyes, brow = 'M34 39 Q39.5 34.6 45.6 38.4 M51.4 38.4 Q57 34.6 62 39', browColour = INK, browWidth = 1.8, mouth, lip = '#9c2f49' } = features
  return `
<path d="M41 62 H55 V84 H41Z" fill="${lit}"/><path d="M41 62 H48 L55 66 L50 72 L48 84 H41Z" fill="${shade}"/>
<path d="${FACE}" fill="${lit}"/><path d="${SHADE}" fill="${shade}"/>
${expressions(
    `${eyes ?? `<path d="${EYES}" fill="${INK}"/>`}
<path d="${brow}" fill="none" stroke="${browColour}" stroke-width="${browWidth}" stroke-linecap="round"/>
${mouth ?? `<path d="M42.6 63.4 Q45.8 60.8 48 62.2 Q50.2 60.8 53.4 63.4 Q48 68 42.6 63.4Z" fill="${lip}"/>`}`,
    browColour,
  )}`
}

export const coat = (colour: string, shade: string): string =>
  `<path d="M7 96 C8 84 22 79 39 75 L48 83 L57 75 C74 79 88 84 89 96Z" fill="${colour}"/><path d="M7 96 C8 84 22 79 39 75 L48 83 V96Z" fill="${shade}"/>`

interface Pawn {
  readonly colour: string
  readonly shade: string
  readonly head: string
  readonly hat: string
}

/** A pawn, 40 × 58: bell, brass collar, head, and the hat of the portrait. The letter on the bell is set by whoever shows it. */
export const pawn = ({ colour, shade, head, hat }: Pawn): string => `
<ellipse cx="20" cy="54" rx="17" ry="3.6" fill="#000" opacity=".35"/>
<path d="M3 53 Q3 47.6 8 46.6 C13 41 14.6 34 15.4 27 H24.6 C25.4 34 27 41 32 46.6 Q37 47.6 37 53 Q28 55.6 20 55.6 Q12 55.6 3 53Z" fill="${colour}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M4 52.4 Q4.2 48.4 8.6 47.4 C13.6 41.6 15.2 34.4 16.2 28 H18.4 C18 37 15 46 11.4 54.6 Q7 53.8 4 52.4Z" fill="${shade}"/>
<path d="M4.6 49.4 Q20 53.4 35.4 49.4" fill="none" stroke="${BRASS.lit}" stroke-width="1.5"/>
<circle cx="20" cy="18" r="8" fill="${head}" stroke="${INK}" stroke-width="1.8"/><path d="M20 10.8 A7.2 7.2 0 0 0 17 24.6 Q14.8 17 20 10.8Z" fill="${shade}" opacity=".85"/>
<path d="M12.4 26 Q20 30.4 27.6 26 L26.6 30 Q20 33 13.4 30Z" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.4"/>
${hat}`
