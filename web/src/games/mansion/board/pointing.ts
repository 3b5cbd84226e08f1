import { UNIT, type Point } from '../../../art/plan/plan'
import { cellOf, isSquare, type Board, type Place } from './board'

export type Direction = 'up' | 'down' | 'left' | 'right'

export const middle = (square: Place): Point => {
  const [row, column] = cellOf(square)
  return [(column + 0.5) * UNIT, (row + 0.5) * UNIT]
}

/** Where on a drawing a mouse or a finger is. */
export function pointOn(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return [x, y]
}

const distanceToCell = ([x, y]: Point, cell: string): number => {
  const [row, column] = cellOf(cell)
  const outside = (at: number, low: number): number => Math.max(low - at, 0, at - low - UNIT)
  return Math.hypot(outside(x, column * UNIT), outside(y, row * UNIT))
}

/** How far a point of the plan is from a place; a room is near wherever one stands in it. */
function distance(board: Board, at: Point, place: Place): number {
  if (isSquare(place)) return distanceToCell(at, place)
  const room = board.rooms.find(({ id }) => id === place)
  return room ? Math.min(...[...room.cells].map((cell) => distanceToCell(at, cell))) : Infinity
}

/** The end that a tap means: the nearest one, but none from afar. */
export function nearest<End extends { readonly place: Place }>(
  board: Board,
  at: Point,
  ends: readonly End[],
  limit = 3 * UNIT,
): End | undefined {
  let best: End | undefined
  let least = limit
  for (const end of ends) {
    const far = distance(board, at, end.place)
    if (far < least || (far === 0 && !best)) [best, least] = [end, far]
  }
  return best
}

const AXES: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }

/** The next end that way: rather straight ahead than near. */
export function towards<End extends { readonly point: Point }>(
  from: Point,
  direction: Direction,
  ends: readonly End[],
): End | undefined {
  const [ax, ay] = AXES[direction]
  let best: End | undefined
  let least = Infinity
  for (const end of ends) {
    const [dx, dy] = [end.point[0] - from[0], end.point[1] - from[1]]
    const ahead = dx * ax + dy * ay
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax)
    if (ahead <= 0 || aside > ahead * 1.5) continue
    const cost = ahead + 2 * aside
    if (cost < least) [best, least] = [end, cost]
  }
  return best
}
