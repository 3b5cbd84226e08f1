/** How one person is told from all others without colour alone: a colour, a shape, a portrait, a pawn.
    The letter belongs to the language, so it is in the texts; here is only where it stands on the shape. */
export interface Look {
  readonly colour: string
  /** Text on the colour. */
  readonly on: string
  readonly shade: string
  /** Behind the portrait: the ground of the window and its rays. */
  readonly ground: string
  readonly ray: string
  /** Outline of the badge, 40 × 40. */
  readonly shape: string
  readonly letter?: { readonly x?: number; readonly y?: number; readonly size?: number }
  readonly bust: string
  readonly pawn: string
  /** Colour of the pawn's face. */
  readonly head: string
  /** Where the bust stands in the badge-shaped window of 48 × 48. */
  readonly inFace?: { readonly x: number; readonly y: number; readonly size: number }
}
