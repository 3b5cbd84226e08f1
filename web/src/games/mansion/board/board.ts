/** A room by its id, or a square as `row,column`: the way the server spells places. */
export type Place = string

export type Side = 'N' | 'E' | 'S' | 'W'
export type Cell = readonly [row: number, column: number]

export interface Room {
  readonly id: string
  readonly letter: string
  readonly cells: ReadonlySet<string>
}
export interface Door {
  readonly id: string
  readonly room: string
  readonly cell: Cell
  /** `NE` is a corner cut off by its door. */
  readonly out: Side | 'NE'
  readonly front: Place
}
export interface Passage {
  readonly from: string
  readonly mark: Cell
  readonly to: Place
}
export interface Start {
  readonly suspect: string
  readonly cell: Cell
}
export interface Window {
  readonly cell: Cell
  readonly left: string
  readonly right: string
}
export interface PathSquare {
  readonly cell: Cell
  /** The room above it, where the path is open to it. */
  readonly open: string | undefined
}

export interface Board {
  readonly rows: number
  readonly columns: number
  readonly rooms: readonly Room[]
  /** Squares by their cell, with the character that the grid has there. */
  readonly squares: ReadonlyMap<string, string>
  /** Built over: the staircase nobody enters. */
  readonly closed: ReadonlySet<string>
  readonly doors: readonly Door[]
  readonly passages: readonly Passage[]
  readonly starts: readonly Start[]
  readonly windows: readonly Window[]
  readonly path: readonly PathSquare[]
  readonly spies: readonly Cell[]
  readonly questions: readonly Cell[]
}

export const key = ([row, column]: Cell): string => `${row},${column}`
export const isSquare = (place: Place): boolean => place.includes(',')
export function cellOf(square: string): Cell {
  const [row = 0, column = 0] = square.split(',').map(Number)
  return [row, column]
}

const SQUARE = /[.\d*W:=?+]/
const CLOSED = 'X'

function sections(text: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  let rows: string[][] = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith(';')) continue
    const title = /^\[(\w+)\]/.exec(line)?.[1]
    if (title) found.set(title, (rows = []))
    else rows.push(line.split('|').map((part) => part.trim()))
  }
  return found
}

/** Reads a board from the text that the rules read theirs from. */
export function parseBoard(text: string): Board {
  const read = sections(text)
  const table = (name: string): string[][] => read.get(name) ?? []
  const grid = table('grid').map(([line = '']) => line)

  const ids = new Map(table('rooms').map(([letter = '', id = '']) => [letter, id]))
  const place = (name: string): Place => ids.get(name) ?? name
  const cellsOf = new Map([...ids.values()].map((id) => [id, new Set<string>()]))
  const squares = new Map<string, string>()
  const closed = new Set<string>()
  grid.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      const cell = key([row, column])
      const room = ids.get(mark)
      if (room) cellsOf.get(room)?.add(cell)
      else if (SQUARE.test(mark)) squares.set(cell, mark)
      else if (mark === CLOSED) closed.add(cell)
    }),
  )

  const doors = table('doors').map(([id = '', room = '', cell = '', out = 'N', front = '']): Door => {
    cellsOf.get(place(room))?.add(cell)
    return { id, room: place(room), cell: cellOf(cell), out: out as Door['out'], front: place(front) }
  })
  const passages = table('passages').map(([, room = '', mark = '', to = '']): Passage => {
    if (!squares.has(mark)) cellsOf.get(place(room))?.add(mark)
    return { from: place(room), mark: cellOf(mark), to: place(to) }
  })

  return {
    rows: grid.length,
    columns: grid[0]?.length ?? 0,
    rooms: [...ids].map(([letter, id]) => ({ id, letter, cells: cellsOf.get(id) ?? new Set() })),
    squares,
    closed,
    doors,
    passages,
    starts: table('starts').map(([, suspect = '', cell = '']) => ({ suspect, cell: cellOf(cell) })),
    windows: table('windows').map(([, cell = '', left = '', right = '']) => ({
      cell: cellOf(cell),
      left: place(left),
      right: place(right),
    })),
    path: table('path').map(([, cell = '', open = '']) => ({ cell: cellOf(cell), open: ids.get(open) })),
    spies: table('spies').map(([, cell = '']) => cellOf(cell)),
    questions: table('questions').map(([, cell = '']) => cellOf(cell)),
  }
}
