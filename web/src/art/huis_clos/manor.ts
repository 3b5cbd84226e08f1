import { scatter, times } from '../pen'
import type { Place } from './cast'
import { DARK } from './interiors'

/** The manor in the snow, cut open: seven places in 760 × 524. */
export const MANOR = { width: 760, height: 524 } as const
export type RoomState = 'lit' | 'dim' | 'active' | 'closed'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height })
export const ROOM_AT: Readonly<Record<Place, Area>> = {
  'suite-bleue': area(28, 104, 232, 118),
  bibliotheque: area(328, 104, 232, 118),
  salon: area(28, 232, 232, 118),
  'salle-a-manger': area(328, 232, 232, 118),
  cuisine: area(28, 360, 232, 118),
  'salle-des-trophees': area(328, 360, 232, 118),
  serre: area(586, 316, 152, 162),
}

const GLASS = 'M0 162V4C8 -26 40 -48 76 -52C112 -48 144 -26 152 4V162Z'
export const roomShape = (place: Place): string => {
  const { width, height } = ROOM_AT[place]
  return place === 'serre' ? GLASS : `M0 0H${width}V${height}H0Z`
}

const plank = (w: number, x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}v15L${x1} ${y1 + 15}Z" fill="#6b5a58" stroke="#100c1c" stroke-width="2"/><path d="M${x1} ${y1 + 5}L${x2} ${y2 + 5}M${x1} ${y1 + 10}L${x2} ${y2 + 10}" stroke="#453940" stroke-width="1.3"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#e6eefa" stroke-width="3.4" stroke-dasharray="46 14 70 22" stroke-linecap="round"/><circle cx="12" cy="${(y1 + (y2 - y1) * 0.08 + 7).toFixed(1)}" r="2" fill="#15101c"/><circle cx="${w - 12}" cy="${(y2 - (y2 - y1) * 0.08 + 7).toFixed(1)}" r="2" fill="#15101c"/>`
const boarded = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="#0b0d1e" opacity=".62"/>${plank(w, -8, h * 0.2, w + 8, h * 0.36)}${plank(w, -8, h * 0.82, w + 8, h * 0.52)}${plank(w, -8, h * 0.52, w + 8, h * 0.98)}`

/** What lies over the furniture of a place: dusk when nobody is there, planks once it is closed. */
export function coverOf(place: Place, state: RoomState): string {
  const { width, height } = ROOM_AT[place]
  if (state === 'dim') return `<rect y="-60" width="${width}" height="${height + 60}" fill="#0f1334" opacity=".42"/>`
  return state === 'closed' ? boarded(width, height) : ''
}
/** Light on the snow under the windows of the ground floor. */
export const GLOWS: readonly (readonly [place: Place, x: number, width: number])[] = [['cuisine', 144, 120], ['salle-des-trophees', 444, 120], ['serre', 662, 84]]

function drift(x: number, y: number, w: number, h: number, n: number): string {
  const step = w / n
  return `M${x} ${y}${times(n, (i) => `q${step / 2} ${-h * (i % 2 ? 0.8 : 1.2)} ${step} 0`)}v6H${x}Z`
}
const pine = (x: number, y: number, h: number, c: string, l: string): string =>
  `<path d="M${x - 3} ${y}v-10h6v10Z" fill="#120f22"/>${times(4, (i) => {
    const t = y - 8 - h * 0.21 * i
    const w = h * (0.26 - i * 0.05)
    const g = h * 0.36
    return `<path d="M${x} ${t - g}L${x + w} ${t}H${x - w}Z" fill="${c}"/><path d="M${x} ${t - g}L${x + w} ${t}H${x}Z" fill="${l}"/><path d="M${x + w} ${t}L${x + w * 0.45} ${t - g * 0.55}L${x + w * 0.3} ${t - g * 0.2}L${x + w * 0.62} ${t - g * 0.1}Z M${x - w} ${t}L${x - w * 0.45} ${t - g * 0.55}L${x - w * 0.4} ${t - g * 0.16}Z" fill="#dce8f6" opacity=".85"/>`
  })}`
function snowOnTheRoof(): string {
  let path = 'M62 36H526L562 74'
  for (let x = 562, i = 0; x > 28; i++) {
    const w = Math.min(30 + ((i * 13) % 22), x - 27)
    path += `q${-w / 2} ${i % 2 ? 11 : -3} ${-w} ${i % 2 ? -1 : 1}`
    x -= w
  }
  return `${path}Z`
}
const SNOW = snowOnTheRoof()

const next = scatter(8117)
const FLAKES = times(120, () => `<circle cx="${(next() * 760).toFixed(0)}" cy="${(next() * 500).toFixed(0)}" r="${(0.8 + next() * 1.7).toFixed(1)}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`)
const STARS = times(40, () => `<circle cx="${(next() * 760).toFixed(0)}" cy="${(next() * 200).toFixed(0)}" r="${(0.5 + next() * 0.8).toFixed(1)}" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`)

/** Behind the rooms: sky, roof, walls, staircase. */
export const BACK = `<defs>
<linearGradient id="hc-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0e26"/><stop offset=".6" stop-color="#22305c"/><stop offset="1" stop-color="#4b5f93"/></linearGradient>
<linearGradient id="hc-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141c3e"/><stop offset="1" stop-color="#41578f"/></linearGradient>
<linearGradient id="hc-green" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f7f78"/><stop offset="1" stop-color="#8cc39a"/></linearGradient>
<linearGradient id="hc-snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe9f8"/><stop offset="1" stop-color="#7f95c2"/></linearGradient>
<radialGradient id="hc-glow"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".62"/><stop offset=".4" stop-color="#ffb75a" stop-opacity=".3"/><stop offset="1" stop-color="#ffb75a" stop-opacity="0"/></radialGradient>
<radialGradient id="hc-halo"><stop offset="0" stop-color="#dce8f6" stop-opacity=".5"/><stop offset="1" stop-color="#dce8f6" stop-opacity="0"/></radialGradient>
<clipPath id="hc-left"><rect width="294" height="110"/></clipPath><pattern id="hc-damask" width="22" height="26" patternUnits="userSpaceOnUse"><path d="M11 3l4 7-4 7-4-7Z" fill="#fff" opacity=".09"/><path d="M0 16l4 7-4 7-4-7ZM22 16l4 7-4 7-4-7Z" fill="#fff" opacity=".09"/></pattern>
<pattern id="hc-stripe" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h7v10H0Z" fill="#000" opacity=".14"/></pattern>
<pattern id="hc-tile" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H16M0 0V14" stroke="#000" stroke-width="1" opacity=".22"/></pattern>
<pattern id="hc-check" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H10V10H0ZM10 10H20V20H10Z" fill="#2c2838" opacity=".75"/></pattern>
<pattern id="hc-slate" width="20" height="18" patternUnits="userSpaceOnUse"><path d="M0 0a10 10 0 0 0 20 0M-10 9a10 10 0 0 0 20 0M10 9a10 10 0 0 0 20 0" fill="none" stroke="#0f1230" stroke-width="1.5" opacity=".55"/></pattern></defs>
<rect width="760" height="524" fill="url(#hc-sky)"/><g fill="#f4ecd8">${STARS}</g>
<circle cx="672" cy="92" r="120" fill="url(#hc-halo)"/><circle cx="672" cy="92" r="44" fill="#f3f1e4"/><path d="M672 48a44 44 0 0 0 0 88a56 56 0 0 1 0-88Z" fill="#c9cdd6"/><circle cx="690" cy="82" r="7" fill="#c9cdd6" opacity=".8"/><circle cx="682" cy="108" r="4.6" fill="#c9cdd6" opacity=".8"/><g fill="none" stroke="#dce8f6"><circle cx="672" cy="92" r="56" opacity=".26"/><circle cx="672" cy="92" r="70" opacity=".14"/></g>
<path d="M0 400C120 350 220 390 330 370C480 340 620 400 760 350V524H0Z" fill="#2c3a68"/>
${pine(600, 470, 190, '#1c2a55', '#2a3b6e')}${pine(634, 480, 250, '#16224a', '#22325f')}${pine(730, 480, 270, '#16224a', '#22325f')}${pine(696, 470, 200, '#1c2a55', '#2a3b6e')}${pine(5, 500, 150, '#16224a', '#22325f')}
<path d="M96 14H130V70H96Z M452 14H486V70H452Z" fill="#38305c"/><path d="M113 14H130V70H113Z M469 14H486V70H469Z" fill="#4c4273"/><path d="M90 8H136V18H90Z M446 8H492V18H446Z" fill="#241d42"/><path d="${drift(90, 10, 46, 7, 2)}" fill="#f4f9ff"/><path d="${drift(446, 10, 46, 7, 2)}" fill="#f4f9ff"/>
<path d="M2 100L62 36H526L586 100Z" fill="#2b3563"/><path d="M294 36H526L586 100H294Z" fill="#38457c"/><path d="M2 100L62 36H526L586 100Z" fill="url(#hc-slate)"/>
<path d="${SNOW}" fill="#f4f9ff"/><path d="${SNOW}" fill="#c3d3ec" clip-path="url(#hc-left)"/>
<path d="M56 34H532" stroke="#e9c77c" stroke-width="3"/>
<path d="M262 98V56L294 30L326 56V98Z" fill="#3a2f63"/><path d="M294 30L326 56V98H294Z" fill="#4b3e7a"/><path d="M254 60L294 26L334 60" fill="none" stroke="#f4f9ff" stroke-width="9" stroke-linejoin="round"/><path d="M258 64L294 33L330 64" fill="none" stroke="#e9c77c" stroke-width="1.8"/><circle cx="294" cy="72" r="15" fill="#ffd98a" stroke="${DARK}" stroke-width="3"/><circle cx="294" cy="72" r="17" fill="none" stroke="#e9c77c" stroke-width="1.6"/><path d="M294 62V72L301 77" stroke="#2a1426" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M18 96H570V488H18Z" fill="#241b42"/><path d="M294 96H570V488H294Z" fill="#2e2452"/><path d="M10 94H578V102H10Z" fill="#57488a"/><path d="M10 94H578" stroke="#e9c77c" stroke-width="2"/><path d="${drift(8, 95, 572, 8, 16)}" fill="#f4f9ff"/>
<path d="M20 227H568M20 355H568M20 483H568" stroke="#6a5a9c" stroke-width="4"/><path d="M20 225H568M20 353H568" stroke="#e9c77c" stroke-width="1.2"/>
<path d="M266 104H322V480H266Z" fill="#1b1534"/><path d="M266 104H322V480H266Z" fill="url(#hc-stripe)"/>${[118, 246, 374].map((y) => `<path d="M282 ${y}h24v34h-24Z" fill="url(#hc-night)" stroke="${DARK}" stroke-width="2.4"/><path d="M294 ${y}v34M282 ${y + 16}h24" stroke="${DARK}" stroke-width="1.6"/>`).join('')}
${([[222, 1], [350, -1], [478, 1]] as const).map(([y, s]) => `<g transform="translate(294 ${y}) scale(${s} 1)"><path d="M-28 0V-6H-20V-13H-12V-20H-4V-27H4V-34H12V-41H20V-48H28V0Z" fill="#5a3c2c" stroke="${DARK}" stroke-width="1.6"/><path d="M-28 -6H-20V-13H-12V-20H-4V-27H4V-34H12V-41H20V-48H28" fill="none" stroke="#a8324f" stroke-width="3"/><path d="M-26 -24L26 -68" stroke="#e9c77c" stroke-width="2"/></g>`).join('')}`
export const GLASSHOUSE_BACK = `<path d="M578 320C586 286 620 262 662 258C704 262 738 286 746 320V488H578Z" fill="#22403f"/><path d="M586 320C594 290 626 268 662 264C698 268 730 290 738 320Z" fill="url(#hc-green)"/>`
export const GLASSHOUSE_FRONT = `<g fill="none" stroke="#16302e" stroke-width="3.4"><path d="M662 264V320M662 264C640 280 630 300 628 320M662 264C684 280 694 300 696 320M586 320H738"/></g><g fill="none" stroke="#cfe9d8" stroke-width="1"><path d="M662 264V320M662 264C640 280 630 300 628 320M662 264C684 280 694 300 696 320"/></g>
<path d="M576 322C582 286 618 258 662 254C706 258 742 286 748 322" fill="none" stroke="#e9c77c" stroke-width="3"/><path d="M600 282C614 264 638 254 662 252C690 254 712 266 726 284C716 280 712 288 704 280C696 272 688 282 680 274C670 266 664 276 654 270C644 264 640 278 630 274C620 272 612 284 600 282Z" fill="#f4f9ff"/><path d="M662 252V236" stroke="#e9c77c" stroke-width="2.6"/><circle cx="662" cy="233" r="4" fill="#e9c77c"/>`
/** Before the rooms. */
export const GROUND = `<path d="M0 496C40 478 80 484 130 482C220 478 300 490 380 482C470 476 540 488 600 482C660 476 720 480 760 472V524H0Z" fill="url(#hc-snow)"/><path d="M0 510C120 494 240 508 360 500C500 490 640 506 760 494V524H0Z" fill="#eef5ff" opacity=".55"/>`
export const SNOWFALL = `<g fill="#fff">${FLAKES}</g>`
