import { encode } from 'uqr'

export interface QrCode {
  readonly size: number
  /** The dark squares, as the path of a drawing whose unit is one square. */
  readonly path: string
}

/** The most that a code of each strength can say, in bytes: the stronger one is read even when a part is hidden. */
const MOST = { M: 2331, L: 2953 } as const

/** A text as a code to photograph; none if it is longer than any code. */
export function qr(text: string): QrCode | undefined {
  const { length } = new TextEncoder().encode(text)
  const ecc = length <= MOST.M ? 'M' : length <= MOST.L ? 'L' : undefined
  if (!ecc) return undefined
  const { size, data } = encode(text, { ecc, border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}
