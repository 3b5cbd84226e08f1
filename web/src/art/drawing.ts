/** A drawing: the body of an SVG symbol, and the box it is drawn in. */
export interface Drawing {
  readonly id: string
  readonly box: string
  readonly body: string
  /** Parts may reach out of the box: a hammer held high. */
  readonly overflow?: boolean
}

/** Drawings of one kind, which share their box: `bust-rose`, `bust-violet`… */
export function drawings(kind: string, box: string, bodies: Readonly<Record<string, string>>): Drawing[] {
  return Object.entries(bodies).map(([name, body]) => ({ id: `${kind}-${name}`, box, body }))
}

export function symbol({ id, box, body, overflow }: Drawing): string {
  const attributes = overflow ? ' overflow="visible"' : ''
  return `<symbol id="${id}" viewBox="${box}"${attributes}>${body.replace(/\s*\n\s*/g, '')}</symbol>`
}

export const BOX = {
  bust: '0 0 96 96',
  weapon: '-3 -4 102 104',
  room: '-1 -4 98 102',
  pawn: '0 -6 40 64',
  sign: '0 0 24 24',
} as const
