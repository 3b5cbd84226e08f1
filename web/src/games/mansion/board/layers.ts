import { UNIT, type Pattern, type PlanArt, type WallKind } from '../../../art/plan/plan'
import type { Board, Cell } from './board'
import { doorAt, houseOutline, outerWindows, roomShape, walls, type RoomShape } from './building'

/** How a wall is built: double brass, clipped hedge, low stone or glass. */
const WALLS: Readonly<Record<WallKind, (path: string) => string>> = {
  low: (d) =>
    `<path d="${d}" fill="none" stroke="#0b1410" stroke-opacity=".6" stroke-width="8"/><path d="${d}" fill="none" stroke="#a79d86" stroke-width="4"/>`,
  hedge: (d) =>
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="#07140f" stroke-opacity=".5" stroke-width="17" transform="translate(-2 3)"/><path d="${d}" stroke="#163a28" stroke-width="14"/><path d="${d}" stroke="#2c6b41" stroke-width="11" stroke-dasharray=".1 9.7"/><path d="${d}" stroke="#57a05a" stroke-width="4" stroke-dasharray=".1 9.7" transform="translate(1.6 -1.6)"/></g>`,
  glass: (d) =>
    `<path d="${d}" fill="none" stroke="#04121b" stroke-opacity=".55" stroke-width="11"/><path d="${d}" fill="none" stroke="#bff4ee" stroke-width="6.4"/><path d="${d}" fill="none" stroke="#0d3a46" stroke-width="3"/>`,
  brass: (d) =>
    `<path d="${d}" fill="none" stroke="#0b0918" stroke-opacity=".5" stroke-width="12"/><path d="${d}" fill="none" stroke="#d9b265" stroke-width="7.5"/><path d="${d}" fill="none" stroke="#17132b" stroke-width="3.4"/>`,
}

const GRADIENTS = `<radialGradient id="plan-lamp"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".3"/><stop offset=".55" stop-color="#ffb757" stop-opacity=".08"/><stop offset="1" stop-color="#0b0920" stop-opacity=".36"/></radialGradient><radialGradient id="plan-moon"><stop offset="0" stop-color="#fff3c4" stop-opacity=".16"/><stop offset=".6" stop-color="#bfe0a0" stop-opacity=".04"/><stop offset="1" stop-color="#04120f" stop-opacity=".3"/></radialGradient><radialGradient id="plan-lamp-on"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".55"/><stop offset=".6" stop-color="#ffc861" stop-opacity=".24"/><stop offset="1" stop-color="#ffb757" stop-opacity=".05"/></radialGradient><linearGradient id="plan-spill" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffd07a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd07a" stop-opacity="0"/></linearGradient><linearGradient id="plan-spill-on" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".95"/><stop offset="1" stop-color="#ffc861" stop-opacity=".1"/></linearGradient>`

const pattern = (id: string, { width, height, body }: Pattern): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`

const at = ([row, column]: Cell): string => `translate(${column * UNIT} ${row * UNIT})`
const tiles = (cells: readonly Cell[], drawing: string | undefined): string =>
  drawing ? cells.map((cell) => `<g transform="${at(cell)}">${drawing}</g>`).join('') : ''

function paved(board: Board, art: PlanArt, outdoors: boolean): string {
  const paving = outdoors ? art.outdoors : art.indoors
  if (!paving) return ''
  const corners: [string[], string[]] = [[], []]
  for (const square of board.squares.keys()) {
    const [row = 0, column = 0] = square.split(',').map(Number)
    if ((art.isOutdoors?.(row, column) ?? false) === outdoors)
      corners[((row + column) % 2) as 0 | 1].push(`M${column * UNIT + 1.2} ${row * UNIT + 1.2}`)
  }
  const stones = (from: readonly string[], draw: string): string => from.map((corner) => corner + draw).join('')
  const SLAB = 'h37.6v37.6h-37.6z'
  return `<path d="${stones(corners[0], SLAB)}" fill="${paving.light}"/><path d="${stones(corners[1], SLAB)}" fill="${paving.dark}"/><path d="${stones(corners.flat(), art.speck)}" fill="${paving.speck}"/>`
}

const whiteSquares = (board: Board): Cell[] =>
  [...board.squares]
    .filter(([, mark]) => mark === '+')
    .map(([square]) => square.split(',').map(Number) as unknown as Cell)

/** What of a plan never changes, from the lawn up. */
export interface Layers {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly defs: string
  readonly ground: string
  readonly rooms: readonly RoomShape[]
  readonly glow: string
  readonly walls: string
}

/** The sheet that a plan is drawn on. */
export function boxOf(board: Board, { margin: { left, top, right, bottom } }: PlanArt): Layers['box'] {
  return {
    x: -left,
    y: -top,
    width: board.columns * UNIT + left + right,
    height: board.rows * UNIT + top + bottom,
  }
}

export function layers(board: Board, art: PlanArt): Layers {
  const box = boxOf(board, art)
  const sheet = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="10"`
  const rooms = board.rooms.map((room) => roomShape(board, room))
  const house = houseOutline(board, art)
  const windows = outerWindows(board, art, rooms)
  const built = walls(board, art, rooms)
  const windowCells = board.windows.map(({ cell }) => cell)

  const leaf = `<path d="M13 2A26 26 0 0 1 -5.4 20.4" fill="none" stroke="#f1dca6" stroke-width="1.2" stroke-dasharray="2.4 2.6" opacity=".75"/><path d="M-13 0L-4 23" stroke="#1c1226" stroke-width="7"/><path d="M-13 0L-4 23" stroke="${art.leaf}" stroke-width="4.4"/>`
  const posts = (colour: string): string =>
    `<circle cx="-13" cy="0" r="3.6" fill="${colour}"/><circle cx="13" cy="0" r="3.6" fill="${colour}"/>`
  const doors = board.doors.map((door) => {
    const wall = art.rooms[door.room]?.wall ?? 'brass'
    return `<g transform="${doorAt(door)}">${wall === 'brass' ? leaf : ''}${posts(wall === 'glass' ? '#eaffff' : '#e9c77c')}</g>`
  })

  return {
    box,
    defs: [
      GRADIENTS,
      `<radialGradient id="${art.id}-lawn" cx=".5" cy="${art.lawn.y}" r=".75"><stop offset="0" stop-color="${art.lawn.centre}"/><stop offset="1" stop-color="${art.lawn.edge}"/></radialGradient>`,
      pattern(`${art.id}-grass`, art.lawn.grass),
      ...Object.entries(art.rooms).map(([id, { floor }]) => pattern(`${art.id}-floor-${id}`, floor)),
      ...rooms.map(({ id, outline }) => `<clipPath id="${art.id}-room-${id}"><path d="${outline}"/></clipPath>`),
      art.defs ?? '',
    ].join(''),
    ground: [
      `<rect ${sheet} fill="url(#${art.id}-lawn)"/><rect ${sheet} fill="url(#${art.id}-grass)"/>`,
      art.park ?? '',
      `<path d="${house}" fill="#000" opacity=".45" transform="translate(-5 8)"/><path d="${house}" fill="${art.slab}" fill-rule="evenodd"/>`,
      paved(board, art, false),
      paved(board, art, true),
      tiles(whiteSquares(board), art.squares.white),
      tiles(board.questions, art.squares.question),
      tiles(board.spies, art.squares.spy),
      tiles(
        board.path.filter(({ open }) => !open).map(({ cell }) => cell),
        art.squares.path,
      ),
      tiles(
        board.path.filter(({ open }) => open).map(({ cell }) => cell),
        art.squares.beside,
      ),
      tiles(windowCells, art.squares.sill),
    ].join(''),
    rooms,
    glow: windows
      .map((place) => `<path d="M-16 0L-30 -26H30L16 0Z" fill="url(#plan-spill)" transform="${place}"/>`)
      .join(''),
    walls: [
      `<path d="${house}" fill="none" stroke="#b98d45" stroke-width="7.5"/><path d="${house}" fill="none" stroke="#15122a" stroke-width="3.6"/>`,
      ...(['low', 'hedge', 'glass', 'brass'] as const).map((kind) => (built[kind] ? WALLS[kind](built[kind]) : '')),
      ...windows.map((place) => `<g transform="${place}">${art.window}</g>`),
      art.over ?? '',
      tiles(windowCells, art.squares.casement),
      ...doors,
    ].join(''),
  }
}
