import { describe, expect, it } from 'vitest'
import { edition as manor } from '../../cluedo/edition'
import { edition as villa } from '../../cluedo_2008/edition'
import { asking } from '../../super_cluedo/asking'
import { edition as garden } from '../../super_cluedo/edition'
import gardenRecorded from '../../super_cluedo/recorded.json'
import type { SuperCluedoSituation } from '../../super_cluedo/situation'
import { isSquare } from '../board/board'
import type { Edition } from './edition'
import { situationOf, type RecordedQuestion } from './recorded'
import { pointsOf } from './walks'
import { Words } from './words'

const points = ({ walks }: Edition, from: string, to: string): number => pointsOf(walks(from).get(to) ?? [])

describe('a walk', () => {
  it('through the manor costs what its rules say', () => {
    expect(points(manor, 'cuisine', 'salle-de-bal')).toBe(7)
    expect(points(manor, 'bureau', 'hall')).toBe(4)
    // Past the doors of three rooms, and through none of them.
    expect(points(manor, 'veranda', 'salon')).toBe(27)
  })

  it('through the villa costs what its rules say', () => {
    expect(points(villa, 'cuisine', 'patio')).toBe(5)
    expect(points(villa, 'spa', 'theatre')).toBe(7)
    expect(points(villa, 'observatoire', 'piscine')).toBe(10)
  })

  it('in the garden crosses rooms, windows and passages', () => {
    expect(garden.walks('grand-salon').get('jardin')).toEqual(['grand-salon', '18,7', 'jardin'])
    expect(points(garden, 'grange', 'petit-salon')).toBe(1)
    expect(points(garden, 'cuisine', 'bibliotheque')).toBe(1)
    expect(garden.walks('hall').get('jardin')).toHaveLength(4)
  })

  const moves = (gardenRecorded.questions as unknown as RecordedQuestion[]).filter(({ question }) =>
    question.choices.some(({ verb }) => verb === 'go'),
  )
  it.each(moves)('never costs more than was rolled: $picture.points from $seat', (recorded) => {
    const at = situationOf(recorded) as unknown as SuperCluedoSituation
    const ends = asking(at, new Words(garden, at))?.ends ?? []
    expect(ends.length).toBeGreaterThan(0)
    for (const { end } of ends) {
      expect(end.cost).toBeLessThanOrEqual(at.picture.points)
      if (!isSquare(end.place)) expect(end.cost).toBeGreaterThan(0)
    }
  })
})
