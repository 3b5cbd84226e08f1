import { UNIT, type PlanArt, type Point, type WallKind } from '../../../art/plan/plan'
import { key, type Board, type Door, type Room, type Side } from './board'
import { lineThrough, outlines, type Corner } from './outline'

/** How much of its cell a corner door cuts off. */
const CUT = 0.62
/** Part of an edge that stays wall on either side of a door. */
const JAMB = 0.17
const ANGLES: Readonly<Record<Door['out'], number>> = { N: 0, NE: 45, E: 90, S: 180, W: 270 }
const EDGES: Readonly<Record<Side, readonly [Corner, Corner]>> = {
  N: [
    [0, 0],
    [0, 1],
  ],
  E: [
    [0, 1],
    [1, 1],
  ],
  S: [
    [1, 1],
    [1, 0],
  ],
  W: [
    [1, 0],
    [0, 0],
  ],
}
const MIDDLES: Readonly<Record<Side, Point>> = { N: [20, 0], E: [40, 20], S: [20, 40], W: [0, 20] }

export interface RoomShape {
  readonly id: string
  readonly loop: readonly Corner[]
  readonly outline: string
  readonly centre: Point
  /** The lamp reaches the farthest corner. */
  readonly reach: number
}

const edgeName = (a: Corner, b: Corner): string => [key(a), key(b)].sort().join(' ')
const edgeOf = ([row, column]: Corner, side: Side): string => {
  const [[r1, c1], [r2, c2]] = EDGES[side]
  return edgeName([row + r1, column + c1], [row + r2, column + c2])
}

export function roomShape(board: Board, room: Room): RoomShape {
  const loop = [...(outlines(room.cells)[0] ?? [])]
  for (const {
    room: of,
    out,
    cell: [row, column],
  } of board.doors) {
    if (of !== room.id || out !== 'NE') continue
    const corner = loop.findIndex(([r, c]) => r === row && c === column + 1)
    loop.splice(corner, 1, [row, column + 1 - CUT], [row + CUT, column + 1])
  }
  const cells = [...room.cells].map((cell) => cell.split(',').map(Number))
  const mean = (axis: 0 | 1): number =>
    (cells.reduce((sum, cell) => sum + (cell[axis] ?? 0) + 0.5, 0) / cells.length) * UNIT
  const centre: Point = [Math.round(mean(1)), Math.round(mean(0))]
  const reach = Math.max(
    180,
    ...loop.map(([row, column]) => Math.hypot(column * UNIT - centre[0], row * UNIT - centre[1])),
  )
  return { id: room.id, loop, outline: lineThrough(loop, true), centre, reach: Math.round(reach) }
}

export const doorAt = ({ cell: [row, column], out }: Door): string => {
  if (out === 'NE') return `translate(${(column + 1 - CUT / 2) * UNIT} ${(row + CUT / 2) * UNIT}) rotate(45)`
  const [x, y] = MIDDLES[out]
  return `translate(${column * UNIT + x} ${row * UNIT + y}) rotate(${ANGLES[out]})`
}

/** Edges without any wall: windows that are squares, and the path's way into the room above it. */
function openEdges(board: Board): Set<string> {
  return new Set([
    ...board.windows.flatMap(({ cell }) => [edgeOf(cell, 'W'), edgeOf(cell, 'E')]),
    ...board.path.filter(({ open }) => open).map(({ cell }) => edgeOf(cell, 'N')),
  ])
}

const between = (a: Corner, b: Corner, part: number): Corner => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]
const isCutCorner = (a: Corner, b: Corner): boolean => a[0] % 1 === 0 && a[1] % 1 !== 0 && b[0] % 1 !== 0

/** The wall along a loop, interrupted where `gap` says how much of an edge stays on either side of an opening. */
function wallAlong(loop: readonly Corner[], gap: (a: Corner, b: Corner) => number | undefined): string {
  const pairs = loop.slice(1).map((end, i) => [loop[i] as Corner, end] as const)
  const first = pairs.findIndex(([a, b]) => gap(a, b) !== undefined)
  if (first < 0) return lineThrough(loop, true)
  const parts: string[] = []
  let run: Corner[] = []
  for (const [a, b] of [...pairs.slice(first), ...pairs.slice(0, first + 1)]) {
    const jamb = gap(a, b)
    if (jamb === undefined) {
      run.push(a)
      continue
    }
    if (run.length) {
      run.push(a, ...(jamb ? [between(a, b, jamb)] : []))
      parts.push(lineThrough(run))
    }
    run = [between(a, b, 1 - jamb)]
  }
  return parts.join('')
}

/** The walls of all rooms, by how they are built; where two rooms touch, both their doors open the wall. */
export function walls(board: Board, art: PlanArt, shapes: readonly RoomShape[]): Partial<Record<WallKind, string>> {
  const doors = new Set(board.doors.flatMap(({ cell, out }) => (out === 'NE' ? [] : [edgeOf(cell, out)])))
  const open = openEdges(board)
  const gap = (a: Corner, b: Corner): number | undefined => {
    const edge = edgeName(a, b)
    return doors.has(edge) ? JAMB : open.has(edge) || isCutCorner(a, b) ? 0 : undefined
  }
  const built: Partial<Record<WallKind, string>> = {}
  for (const { id, loop } of shapes) {
    const kind = art.rooms[id]?.wall ?? 'brass'
    built[kind] = (built[kind] ?? '') + wallAlong(loop, gap)
  }
  return built
}

/** Windows of roofed rooms where they meet the outside: one for every two edges of a straight run. */
export function outerWindows(board: Board, art: PlanArt, shapes: readonly RoomShape[]): string[] {
  const built = new Set([...board.squares.keys(), ...board.closed, ...board.rooms.flatMap(({ cells }) => [...cells])])
  const isFree = ([row, column]: Corner): boolean => !built.has(key([row, column])) && !art.isBlind?.(row, column)
  const found: string[] = []
  for (const { id, loop } of shapes) {
    if (art.rooms[id]?.open) continue
    let run: { from: Corner; to: Corner; side: Side }[] = []
    const flush = (): void => {
      for (let i = 0; i + 1 < run.length; i += 2) {
        const [a, b] = [run[i], run[i + 1]]
        if (a && b)
          found.push(
            `translate(${((a.from[1] + b.to[1]) / 2) * UNIT} ${((a.from[0] + b.to[0]) / 2) * UNIT}) rotate(${ANGLES[a.side]})`,
          )
      }
      run = []
    }
    loop.slice(1).forEach((to, i) => {
      const from = loop[i] as Corner
      const isWhole = [...from, ...to].every((value) => value % 1 === 0)
      const side: Side = from[0] === to[0] ? (to[1] > from[1] ? 'N' : 'S') : to[0] > from[0] ? 'E' : 'W'
      const beyond: Record<Side, Corner> = {
        N: [from[0] - 1, from[1]],
        S: [from[0], to[1]],
        E: [from[0], from[1]],
        W: [to[0], to[1] - 1],
      }
      const free = isWhole && isFree(beyond[side])
      if (!free || (run[0] && run[0].side !== side)) flush()
      if (free) run.push({ from, to, side })
    })
    flush()
  }
  return found
}

/** The outline of all that is under a roof. */
export function houseOutline(board: Board, art: PlanArt): string {
  const indoors = new Set(board.closed)
  for (const { id, cells } of board.rooms) if (!art.rooms[id]?.open) for (const cell of cells) indoors.add(cell)
  for (const cell of board.squares.keys()) {
    const [row = 0, column = 0] = cell.split(',').map(Number)
    if (!art.isOutdoors?.(row, column)) indoors.add(cell)
  }
  return outlines(indoors)
    .map((loop) => lineThrough(loop, true))
    .join('')
}
