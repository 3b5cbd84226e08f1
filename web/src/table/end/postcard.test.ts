import { expect, it } from 'vitest'
import type { Asked, Reckoning } from '../../protocol/protocol'
import { nearness } from './postcard'

const weight = (expected: number) => ({ cards: [], expected, answers: [] })
const asked = (seat: number, expected: number, best: number): Asked => ({
  seat,
  ply: 1,
  solutions: 2,
  asked: weight(expected),
  best: weight(best),
  idle: [],
  flaw: 'split',
  told: null,
  answer: null,
})

it('says how near each question of a seat came to the best', () => {
  const told: Reckoning = {
    coin: 'bits',
    judged: [],
    luckiest: [],
    questions: [asked(0, 0.5, 1), asked(1, 0, 1), asked(0, 0, 0)],
    seats: [],
    unit: 1,
  }
  expect(nearness(told, 0)).toEqual([0.5, 1])
})
