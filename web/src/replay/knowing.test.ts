import { describe, expect, it } from 'vitest'
import type { Replay } from '../protocol/protocol'
import { across, plyAt, roundsAlong } from './axis'
import { badges, beforeTheAnswer, certainAt, mostOf, SIDES, stairs, ticks, upward, type Chart } from './knowing'
import { Tape } from './tape'

const chart: Chart = { ...SIDES, width: 150, height: 132, last: 100, most: 100 }
const course = [
  { ply: 0, solutions: 100 },
  { ply: 50, solutions: 10 },
  { ply: 80, solutions: 1 },
]

it('ends what one could know before one looks at the answer oneself', () => {
  const frames = [[], [], [{ event: 'AccusedWrongly', seat: 1, envelope: ['rose', 'corde', 'hall'] }]]
  const tape = new Tape({ frames: frames.map((events) => ({ events, picture: {} })) } as unknown as Replay)
  const known = [
    { ply: 0, solutions: 100 },
    { ply: 2, solutions: 1 },
  ]
  expect(beforeTheAnswer([known, known], tape).map(certainAt)).toEqual([2, undefined])
})

describe('a chart of what could be known', () => {
  it('puts ten times as many solutions always as far apart', () => {
    const [all, some, one] = [100, 10, 1].map((solutions) => upward(chart, solutions))
    expect((some ?? 0) - (all ?? 0)).toBeCloseTo((one ?? 0) - (some ?? 0))
  })

  it('finds the move of a place again', () => {
    for (const ply of [0, 37, 100]) expect(plyAt(chart, across(chart, ply))).toBe(ply)
    expect([plyAt(chart, -20), plyAt(chart, 999)]).toEqual([0, 100])
  })

  it('writes the numbers of rounds that stand apart', () => {
    const found = [0, 20, 40, 90].map((ply, i) => ({ kind: 'round', ply, n: i + 1 }) as const)
    expect(roundsAlong(chart, found).map(({ n }) => n)).toEqual([1, 3, 4])
  })

  it('goes on as it is until something is learnt, and to the end', () =>
    expect(stairs(chart, course)).toBe('M34.0 10.0H84.0V60.0H114.0V110.0H134.0'))

  it('knows when the solution became certain, if it did', () => {
    expect(certainAt(course)).toBe(80)
    expect(certainAt(course.slice(0, 2))).toBeUndefined()
  })

  it('is as high as there were solutions', () => {
    expect(mostOf([course, [{ ply: 0, solutions: 320 }]])).toBe(320)
    expect(ticks(120)).toEqual([1, 3, 10, 30, 100])
  })

  it('puts badges that would meet side by side', () => {
    const [first, second, third] = badges(chart, [course, course, course.slice(0, 1)])
    expect(first).toEqual({ x: across(chart, 80), y: upward(chart, 1) })
    expect(second?.y).toBe(first?.y)
    expect((first?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThan(17)
    expect(third).toEqual({ x: across(chart, 100), y: upward(chart, 100) })
  })
})
