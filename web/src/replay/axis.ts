import type { Milestone } from './milestones'

/** Moves along a line of this width, with some room at its ends. */
export interface Axis {
  readonly width: number
  readonly last: number
  readonly left: number
  readonly right: number
}

export const across = ({ width, last, left, right }: Axis, ply: number): number =>
  left + ((width - left - right) * ply) / Math.max(1, last)

/** The move that a place along the line means. */
export const plyAt = ({ width, last, left, right }: Axis, x: number): number =>
  Math.round(Math.min(1, Math.max(0, (x - left) / (width - left - right))) * last)

/** Pixels between two numbers. */
const APART = 30

/** Where rounds, turns or nights begin, with as many numbers as stand apart. */
export function roundsAlong(axis: Axis, found: readonly Milestone[]): { readonly n: number; readonly x: number }[] {
  let shown = -Infinity
  return found.flatMap((each) => {
    const x = across(axis, each.ply)
    if (each.kind !== 'round' || x - shown < APART) return []
    shown = x
    return [{ n: each.n, x }]
  })
}

/** What stays as it is until it changes, drawn as stairs to the end. */
export function stairs(axis: Axis, points: readonly { readonly ply: number; readonly y: number }[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const steps = rest.map(({ ply, y }) => `H${across(axis, ply).toFixed(1)}V${y.toFixed(1)}`)
  return `M${across(axis, first.ply).toFixed(1)} ${first.y.toFixed(1)}${steps.join('')}H${across(axis, axis.last).toFixed(1)}`
}
