import { describe, expect, it } from 'vitest'
import { curvesOfCourse, curvesOfReview, percentAt, turned } from './curves'
import { labelled } from './labels'

describe('curves of a game', () => {
  const known = curvesOfReview([
    [
      { ply: 0, solutions: 100 },
      { ply: 10, solutions: 10 },
      { ply: 20, solutions: 1 },
    ],
    [{ ply: 0, solutions: 324 }],
  ])

  it('put ten times the chance always as far apart, and certainty on top', () => {
    const [[first, second, third] = []] = known.lines
    expect(third?.at).toBe(1)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo((third?.at ?? 0) - (second?.at ?? 0))
    expect(known.ticks.map(({ percent }) => percent)).toEqual([1, 10, 100])
  })

  it('say how it stood after any move, and what a move has turned most', () => {
    expect([0, 9, 10, 30].map((ply) => percentAt(known, 0, ply))).toEqual([1, 1, 10, 100])
    expect(percentAt(known, 1, 30)).toBe(0.3)
    expect(turned(known, 9, 10)).toEqual({ seat: 0, before: 1, after: 10 })
    expect(turned(known, 10, 11)).toBeUndefined()
  })

  it('are linear where chances are given', () => {
    const course = curvesOfCourse({ about: 'win', chances: [{ ply: 0, seats: [0.25, 0.75] }] })
    expect(course.lines.map(([point]) => point?.at)).toEqual([0.25, 0.75])
    expect(percentAt(course, 1, 5)).toBe(75)
  })
})

describe('labels of key moments', () => {
  const axis = { width: 1000, last: 100, left: 0, right: 0 }
  const marks = [10, 50, 52, 53, 54].map((ply) => ({ ply, words: 'twenty letters long.' }))

  it('stand before their marks, in rows, and never over each other', () =>
    expect(labelled(axis, marks, 2).map(({ row }) => row)).toEqual([undefined, 0, 1, undefined, undefined]))
})
