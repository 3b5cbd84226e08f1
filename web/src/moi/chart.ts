/** Where things stand in a chart of games, the latest at the right. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly least: number
  readonly most: number
}
const EDGE = { left: 12, right: 12, top: 10, bottom: 10 } as const

export const upward = ({ height, least, most }: Frame, value: number): number =>
  height - EDGE.bottom - ((height - EDGE.top - EDGE.bottom) * (value - least)) / Math.max(0.001, most - least)

/** The middle of the place of a game among so many. */
export const across = ({ width }: Frame, at: number, of: number): number =>
  EDGE.left + ((width - EDGE.left - EDGE.right) * (at + 0.5)) / Math.max(1, of)

/** As wide as there is room for, and no wider than looks good. */
export const barWidth = ({ width }: Frame, of: number): number =>
  Math.max(1, Math.min(16, (0.7 * (width - EDGE.left - EDGE.right)) / Math.max(1, of)))

/** The latest games that can be told apart at this width. */
export const latest = <Game>(games: readonly Game[], width: number, apart = 12): readonly Game[] =>
  games.slice(-Math.max(4, Math.floor((width - EDGE.left - EDGE.right) / apart)))

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
