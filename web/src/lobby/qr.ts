/** A QR code in byte mode, error correction M, versions 1 to 6: room for 106 bytes, and a table's link is shorter. */
interface Version {
  readonly blocks: readonly number[]
  readonly correction: number
  readonly align: number | undefined
}
// Data codewords of each block, correction codewords a block, centre of the lower right alignment mark.
const VERSIONS: readonly Version[] = [
  { blocks: [16], correction: 10, align: undefined },
  { blocks: [28], correction: 16, align: 18 },
  { blocks: [44], correction: 26, align: 22 },
  { blocks: [32, 32], correction: 18, align: 26 },
  { blocks: [43, 43], correction: 24, align: 30 },
  { blocks: [27, 27, 27, 27], correction: 16, align: 34 },
]

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0)

/** Reed–Solomon: the remainder of the data by the generator of that degree. */
function correct(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const root = EXP[i] ?? 0
    generator = [...generator, 0].map((value, k) => value ^ times(generator[k - 1] ?? 0, root))
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0
    generator.forEach((value, k) => (rest[i + k] = (rest[i + k] ?? 0) ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, { blocks, correction }: Version): number[] {
  const capacity = blocks.reduce((sum, block) => sum + block, 0)
  const bits = [
    0,
    1,
    0,
    0,
    ...binary(bytes.length, 8),
    ...[...bytes].flatMap((byte) => binary(byte, 8)),
    0,
    0,
    0,
    0,
  ].slice(0, capacity * 8)
  while (bits.length % 8) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 ? 0x11 : 0xec)

  let from = 0
  const parts = blocks.map((length) => data.slice(from, (from += length)))
  const checks = parts.map((part) => correct(part, correction))
  return [...interleave(parts), ...interleave(checks)]
}
const interleave = (parts: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, i) =>
    parts.flatMap((part) => part[i] ?? []),
  ).flat()
const binary = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1)

type Grid = (boolean | undefined)[][]

function frame(size: number, align: number | undefined): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const ring = (row: number, column: number, radius: number, isDark: (distance: number) => boolean): void => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++) set(row + r, column + c, isDark(Math.max(Math.abs(r), Math.abs(c))))
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, (far) => far < 4 && far !== 2)
  if (align) ring(align, align, 2, (far) => far !== 1)
  return grid
}

/** Level M and mask 0, with their own correction, twice. */
function format(grid: Grid): void {
  const size = grid.length
  const bits = binary(0b101010000010010, 15)
  const at = (row: number, column: number, i: number): void => {
    const line = grid[row]
    if (line) line[column] = bits[i] === 1
  }
  for (let i = 0; i < 15; i++) {
    at(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, i)
    at(i < 7 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, i)
  }
  at(8, size - 8, 7)
  const dark = grid[size - 8]
  if (dark) dark[8] = true
}

function fill(grid: Grid, words: readonly number[]): void {
  const size = grid.length
  const bits = words.flatMap((word) => binary(word, 8))
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        const line = grid[row]
        if (line && line[column] === undefined)
          line[column] = ((bits[next++] ?? 0) === 1) !== ((row + column) % 2 === 0)
      }
    }
  }
}

export interface QrCode {
  readonly size: number
  /** One square a dark module. */
  readonly path: string
}

export function qr(text: string): QrCode {
  const bytes = new TextEncoder().encode(text)
  const number = VERSIONS.findIndex(({ blocks }) => blocks.reduce((sum, block) => sum + block, 0) >= bytes.length + 2)
  const version = VERSIONS[number]
  if (!version) throw new RangeError('Too long for a QR code of this house')
  const size = 21 + number * 4
  const grid = frame(size, version.align)
  format(grid)
  fill(grid, codewords(bytes, version))
  return {
    size,
    path: grid
      .map((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : '')).join(''))
      .join(''),
  }
}
