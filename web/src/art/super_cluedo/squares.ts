import { BRASS } from '../pen'
import type { SquareArt } from '../plan/plan'

const STONES = [[11, 9, 8, 5.6, -12], [28, 12, 9, 6, 14], [12, 24, 9, 6.4, 10], [29, 29, 8.4, 6, -10], [13, 35, 5, 2.8, 0], [20, 17, 3.6, 2.6, 0]] as const
const stone = ([x, y, w, h, angle]: (typeof STONES)[number]): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" transform="rotate(${angle} ${x} ${y})" fill="#b7ad98" stroke="#17132b" stroke-width="1.3"/><path d="M${(x - w * 0.7).toFixed(1)} ${y + 1}a${(w * 0.7).toFixed(1)} ${(h * 0.7).toFixed(1)} 0 0 0 ${(w * 0.7).toFixed(1)} ${(h * 0.6).toFixed(1)}" fill="none" stroke="#7b7464" stroke-width="2"/>`

const shutter = (x: number): string => {
  const leaves = `M${x} 3L${x ? 31 : 9} 15M${x} 37L${x ? 31 : 9} 25`
  return `<path d="${leaves}" stroke="#17132b" stroke-width="7" stroke-linecap="round"/><path d="${leaves}" stroke="#ffe08a" stroke-width="3.6" stroke-linecap="round"/><circle cx="${x}" cy="2" r="3.4" fill="${BRASS.lit}"/><circle cx="${x}" cy="38" r="3.4" fill="${BRASS.lit}"/>`
}

/** A lens with an eye, the stone path, and windows as squares with open casements. */
export const squares: SquareArt = {
  spy: '<rect x="2" y="2" width="36" height="36" rx="4" fill="#1b2a2c" stroke="#d9b265" stroke-width="1.6"/><path d="M24.6 24.6L33 33" stroke="#17132b" stroke-width="7.6" stroke-linecap="round"/><path d="M24.6 24.6L33 33" stroke="#b0753f" stroke-width="4.4" stroke-linecap="round"/><circle cx="17.4" cy="17.4" r="10.6" fill="#bfe4dc" stroke="#17132b" stroke-width="4.6"/><circle cx="17.4" cy="17.4" r="10.6" fill="none" stroke="#e9c77c" stroke-width="2.4"/><path d="M17.4 7.6a9.8 9.8 0 0 0 0 19.6z" fill="#6fa8ac"/><path d="M11 17.4q6.4-6 12.8 0q-6.4 6-12.8 0z" fill="#f6ead0" stroke="#17132b" stroke-width="1.2"/><circle cx="17.4" cy="17.4" r="2.6" fill="#17132b"/>',
  path: `<rect x="1.2" y="1.2" width="37.6" height="37.6" fill="#2c3a34"/>${STONES.map(stone).join('')}<g transform="translate(20 20)"><path d="M0 11V-10M-7 -3L0 -11L7 -3" stroke="#0d0a1a" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 11V-10M-7 -3L0 -11L7 -3" stroke="#ffc861" stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  beside: '<path d="M14 14l6-7 6 7" fill="none" stroke="#b7d8a0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>',
  sill: '<rect width="40" height="40" fill="#4b4664"/><rect x="2" y="2" width="36" height="36" fill="url(#super-sill)"/>',
  casement: `<path d="M-1 0H41M-1 40H41" stroke="#d9b265" stroke-width="6"/><path d="M-1 0H41M-1 40H41" stroke="#17132b" stroke-width="2.6"/>${shutter(0)}${shutter(40)}<path d="M20 13l7 7-7 7-7-7z" fill="#fff3cf" opacity=".5"/>`,
}
