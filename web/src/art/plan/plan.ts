/** A plan is drawn in units; a square is 40 of them. */
export const UNIT = 40

export type Point = readonly [x: number, y: number]
export type WallKind = 'brass' | 'hedge' | 'low' | 'glass'

/** What the plan of a room shows, in units of the whole plan. */
export interface RoomArt {
  readonly furniture: string
  /** An SVG pattern, without its id. */
  readonly floor: Pattern
  /** Centre of the plaque that bears the name. */
  readonly name: Point
  /** Free floor: where pawns stand, and where weapons lie. */
  readonly pawns: readonly Point[]
  readonly weapons: readonly Point[]
  readonly wall?: WallKind
  /** Under the open sky. */
  readonly open?: boolean
}

export interface Pattern {
  readonly width: number
  readonly height: number
  readonly body: string
}

/** How the squares of a plan are paved: two shades in turn, and the mark in the middle. */
export interface Paving {
  readonly light: string
  readonly dark: string
  readonly speck: string
}

/** Drawings of special squares, 40 × 40. */
export interface SquareArt {
  readonly spy?: string
  readonly question?: string
  readonly white?: string
  readonly path?: string
  readonly beside?: string
  readonly sill?: string
  readonly casement?: string
}

/** Everything that one game's plan has of its own; walls, doors, windows and squares follow from the board data. */
export interface PlanArt {
  /** Begins the ids of its patterns, so that two plans can stand on one page. */
  readonly id: string
  readonly margin: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly lawn: { readonly centre: string; readonly edge: string; readonly y: number; readonly grass: Pattern }
  /** Seen between the squares. */
  readonly slab: string
  readonly indoors: Paving
  readonly outdoors?: Paving
  readonly isOutdoors?: (row: number, column: number) => boolean
  /** Cells beside which a room shows no window although nothing is built there. */
  readonly isBlind?: (row: number, column: number) => boolean
  /** The path `d` of the mark in the middle of a square, from its top left corner. */
  readonly speck: string
  readonly rooms: Readonly<Record<string, RoomArt>>
  readonly squares: SquareArt
  /** Around the house, under everything. */
  readonly park?: string
  /** Upon the house: staircase, lanterns, envelope. */
  readonly over?: string
  readonly defs?: string
  readonly window: string
  readonly leaf: string
  /** Where no token ever stands: a card that is shown lies there. */
  readonly stage: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}
