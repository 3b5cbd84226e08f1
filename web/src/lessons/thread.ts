export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type Point = readonly [x: number, y: number]

const GUTTER = 6
const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value))

/**
 * The way of the thread of light: from the lantern along the gutters between panels, to the edge of what it points at.
 * `guide` is the panel that the lantern hangs in, `under` where the gutter under the board runs, if there is one.
 */
export function threadTo([x, y]: Point, guide: Box, target: Box, under: number | undefined): Point[] {
  const isBeside = target.left > guide.right - GUTTER || target.right < guide.left + GUTTER
  if (!isBeside) {
    const isBelow = target.top > guide.top
    const edge = isBelow ? target.top - 3 : target.bottom + 3
    const gutter = isBelow ? guide.bottom + GUTTER / 2 : guide.top - GUTTER / 2
    const to = clamp(x, target.left + 16, target.right - 16)
    // Beside a column that holds both, the gutter of the column leads there.
    const isFar = isBelow ? target.top > guide.bottom + 40 : target.bottom < guide.top - 40
    if (isFar && guide.right - guide.left > 340) return []
    if (isFar) {
      const beside = guide.left > 200 ? guide.left - GUTTER : guide.right + GUTTER
      const at = clamp((target.top + target.bottom) / 2, target.top + 12, target.top + 60)
      return [
        [x, y],
        [beside, y],
        [beside, at],
        [guide.left > 200 ? target.left - 2 : target.right + 2, at],
      ]
    }
    return [
      [x, y],
      [x, gutter],
      [to, gutter],
      [to, edge],
    ]
  }
  const isRight = target.left > guide.right - GUTTER
  const gutter = isRight ? guide.right + GUTTER : guide.left - GUTTER
  const edge = isRight ? target.left - 4 : target.right + 4
  const at = clamp(y, target.top + 14, target.bottom - 14)
  if (under !== undefined && isRight && target.left > guide.right + 400) {
    return [
      [x, y],
      [gutter, y],
      [gutter, under],
      [edge - GUTTER, under],
      [edge - GUTTER, at],
      [edge, at],
    ]
  }
  return [
    [x, y],
    [gutter, y],
    [gutter, at],
    [edge, at],
  ]
}
