import { isDrawn, type AnyGame } from '../game'
import { DRAWN } from '../games/registry'
import { symbol, type Drawing } from './drawing'
import { KINDS } from './kinds'
import { SIGNS } from './signs'

/** What a game adds to the page: symbols, and the gradients and clips that they refer to. */
export interface Sprite {
  readonly drawings: readonly Drawing[]
  readonly defs?: string
}

const hung = new Set<string>()
let wall: SVGDefsElement | undefined

function defs(): SVGDefsElement {
  if (wall) return wall
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'sprite')
  svg.setAttribute('aria-hidden', 'true')
  wall = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  svg.append(wall)
  document.body.prepend(svg)
  return wall
}

/** Puts drawings into the page, each once, for `<use href="#id">` to find. */
export function hang({ drawings, defs: shared = '' }: Sprite): void {
  const fresh = drawings.filter(({ id }) => !hung.has(id))
  if (!fresh.length) return
  fresh.forEach(({ id }) => hung.add(id))
  defs().insertAdjacentHTML('beforeend', shared + fresh.map(symbol).join(''))
}

/** The signs of the interface, which every page needs. */
export const hangSigns = (): void => hang({ drawings: [...SIGNS, ...KINDS] })

/** Fetches and hangs the drawings of a game; a table shows once this is done. */
export async function hangGame(game: AnyGame): Promise<void> {
  const { sprite } = await (isDrawn(game) ? DRAWN[game].sprite() : import('./undrawn/sprite'))
  hang(sprite)
}
