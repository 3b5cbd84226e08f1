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
  /** Who touches whom, one step apart: squares, rooms, windows, the squares beside the path. */
  readonly links: ReadonlyMap<Place, readonly Place[]>
}

/** A board as the rules tell it (`facts.ts` of each house): cells are `row,column`, several stand side by side. */
export interface BoardFacts {
  readonly rows: number
  readonly columns: number
  readonly letters: Readonly<Record<string, string>>
  readonly rooms: Readonly<Record<string, string>>
  readonly squares: string
  /** What the grid has on squares that are not plain. */
  readonly marks: Readonly<Record<string, string>>
  readonly closed: string
  readonly doors: readonly { id: string; room: string; cell: string; out: string; front: string }[]
  readonly passages: readonly { from: string; mark: string; to: string }[]
  readonly starts: Readonly<Record<string, string>>
  readonly windows: readonly { cell: string; left: string; right: string }[]
  readonly path: Readonly<Record<string, string | null>>
  readonly spies: readonly string[]
  readonly questions: readonly string[]
  readonly links: Readonly<Record<string, string>>
}

export const key = ([row, column]: Cell): string => `${row},${column}`
export const isSquare = (place: Place): boolean => place.includes(',')
export function cellOf(square: string): Cell {
  const [row = 0, column = 0] = square.split(',').map(Number)
  return [row, column]
}

const apart = (cells: string): string[] => (cells ? cells.split(' ') : [])

export const boardOf = (facts: BoardFacts): Board => ({
  rows: facts.rows,
  columns: facts.columns,
  rooms: Object.entries(facts.rooms).map(([id, cells]) => ({
    id,
    letter: facts.letters[id] ?? '',
    cells: new Set(apart(cells)),
  })),
  squares: new Map(apart(facts.squares).map((cell) => [cell, facts.marks[cell] ?? '.'])),
  closed: new Set(apart(facts.closed)),
  doors: facts.doors.map((door) => ({ ...door, cell: cellOf(door.cell), out: door.out as Door['out'] })),
  passages: facts.passages.map((passage) => ({ ...passage, mark: cellOf(passage.mark) })),
  starts: Object.entries(facts.starts).map(([suspect, cell]) => ({ suspect, cell: cellOf(cell) })),
  windows: facts.windows.map((window) => ({ ...window, cell: cellOf(window.cell) })),
  path: Object.entries(facts.path).map(([cell, open]) => ({ cell: cellOf(cell), open: open ?? undefined })),
  spies: facts.spies.map(cellOf),
  questions: facts.questions.map(cellOf),
  links: new Map(Object.entries(facts.links).map(([place, beside]) => [place, apart(beside)])),
})
