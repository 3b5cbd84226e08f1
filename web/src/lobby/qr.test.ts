import { describe, expect, it } from 'vitest'
import { qr, type QrCode } from './qr'

const modules = ({ size, path }: QrCode): boolean[][] => {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1/g))
    (grid[Number(row)] as boolean[])[Number(column)] = true
  return grid
}

/** Reads a code of one block back, as a camera would once it has straightened it: mask 0, byte mode. */
function read(code: QrCode): string {
  const grid = modules(code)
  const size = code.size
  const align = size > 21 ? size - 7 : -9
  const isFrame = (row: number, column: number): boolean =>
    (row < 9 && column < 9) ||
    (row < 9 && column > size - 9) ||
    (row > size - 9 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (Math.abs(row - align) < 3 && Math.abs(column - align) < 3)
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1])
        if (!isFrame(row, column)) bits.push(Number(grid[row]?.[column] !== ((row + column) % 2 === 0)))
    }
  }
  const number = (from: number, length: number): number => parseInt(bits.slice(from, from + length).join(''), 2)
  const length = number(4, 8)
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => number(12 + i * 8, 8)))
}

describe('a QR code', () => {
  it.each(['A', 'manoir.example/minuit', 'https://manoir.example/t/été'])('of %s reads back', (text) =>
    expect(read(qr(text))).toBe(text),
  )

  it('grows with what it says', () =>
    expect([qr('x'.repeat(14)).size, qr('x'.repeat(15)).size, qr('x'.repeat(106)).size]).toEqual([21, 25, 41]))

  it('refuses what does not fit', () => expect(() => qr('x'.repeat(107))).toThrow(RangeError))

  it('says twice that it is of level M and mask 0', () => {
    const grid = modules(qr('manoir'))
    const size = grid.length
    const bits = (cells: readonly (readonly [number, number])[]): string =>
      cells.map(([row, column]) => Number(grid[row]?.[column])).join('')
    const across = Array.from({ length: 15 }, (_, i) =>
      i < 8 ? ([8, i < 6 ? i : i + 1] as const) : ([i === 8 ? 7 : 14 - i, 8] as const),
    )
    const apart = Array.from({ length: 15 }, (_, i) =>
      i < 7 ? ([size - 1 - i, 8] as const) : ([8, size - 15 + i] as const),
    )
    expect([bits(across), bits(apart)]).toEqual(['101010000010010', '101010000010010'])
  })

  it('has its three eyes', () => {
    const grid = modules(qr('manoir'))
    const eye = (row: number, column: number): boolean[] =>
      [0, 1, 2, 3, 4, 5, 6].map((i) => grid[row + i]?.[column + 3] ?? false)
    const EYE = [true, false, true, true, true, false, true]
    expect([eye(0, 0), eye(0, 14), eye(14, 0)]).toEqual([EYE, EYE, EYE])
  })
})
