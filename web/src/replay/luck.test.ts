import { afterEach, expect, it } from 'vitest'
import type { Asked, Judged, Reckoning } from '../protocol/protocol'
import { speak } from '../texts/texts.svelte'
import { costliest, divides, figure, flawOf, inUnits, signed, whyBetter, type Called } from './luck'

const asked = (seat: number, ply: number, expected: number, best: number): Asked => ({
  seat,
  ply,
  solutions: 8,
  asked: { cards: ['a'], expected, answers: [{ shown: [{ seat: 1, card: 'a' }], chance: 0.96, solutions: 7 }] },
  best: { cards: ['b'], expected: best, answers: [{ shown: [], chance: 0.25, solutions: 4 }] },
  idle: [],
  flaw: 'foreseen',
  told: 0,
  answer: null,
})
const told = (...questions: Asked[]): Reckoning => ({
  coin: 'bits',
  unit: 0.5,
  questions,
  judged: [],
  luckiest: [],
  seats: [],
})
const judged = (seat: number, ply: number, choice: number): Judged => ({
  seat,
  ply,
  taken: 'end',
  better: 'fold',
  choice,
  why: 'night',
  was: 0.1,
  instead: 0.45,
})

const called: Called = { card: (id) => id, person: (seat) => `n° ${seat}`, list: (words) => words.join(', ') }

afterEach(() => speak('fr'))

it('finds the costliest of a seat, worst first, and none that was nearly the best', () =>
  expect(
    costliest(told(asked(0, 1, 0.5, 0.6), asked(0, 2, 0.1, 0.6), asked(1, 3, 0, 1), asked(0, 4, 0.58, 0.6)), 0).map(
      ({ ply }) => ply,
    ),
  ).toEqual([2, 1]))
it('finds nothing costly in a game in whose coin nothing is counted', () =>
  expect(costliest({ ...told(), unit: 0, judged: [judged(0, 2, -0.3)] }, 0)).toEqual([]))
it('counts in questions', () => expect(inUnits(-0.25, told())).toBe(-0.5))
it('writes signs and never a zero with one', () => {
  speak('fr')
  expect([signed(-1.24), signed(0.52), signed(-0.02)]).toEqual(['−1,2', '+0,5', '0'])
})
it('says by how much solutions are divided', () => {
  speak('en')
  expect(divides(1)).toBe('2.00')
})
it('says why another was better', () => {
  speak('en')
  expect(flawOf(asked(0, 1, 0.1, 1), called)).toBe('The answer could be foreseen, 96 %: n° 1 shows a.')
  expect(flawOf({ ...asked(0, 1, 0.1, 1), flaw: 'split' }, called)).toContain('25 % only (nobody shows anything)')
})

it('holds questions against all other decisions', () =>
  expect(
    costliest({ ...told(asked(0, 1, 0.5, 0.6)), judged: [judged(0, 2, -0.3), judged(0, 3, -0.04)] }, 0).map(
      ({ ply }) => ply,
    ),
  ).toEqual([2, 1]))
it('counts games finer than questions', () => {
  speak('en')
  const games: Reckoning = { ...told(), coin: 'games', unit: 1, judged: [judged(0, 3, -0.04)] }
  expect([figure(-0.04, games), figure(-0.04, told())]).toEqual(['−0.04', '−0.1'])
  expect(costliest(games, 0)).toHaveLength(1)
})
it('says why another decision was better', () => {
  speak('en')
  expect(whyBetter(judged(0, 1, -0.3))).toBe('The night was won 45 times in 100 then, and 10 thus.')
  expect(whyBetter({ ...judged(0, 1, -0.3), why: 'tells', was: 0.25 })).toContain(
    'told 0.45 bits; the way taken led to 0.25',
  )
})
