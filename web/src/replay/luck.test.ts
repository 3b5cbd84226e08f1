import { afterEach, expect, it } from 'vitest'
import type { Asked, Reckoning } from '../protocol/protocol'
import { speak } from '../texts/texts.svelte'
import { costliest, divides, flawOf, inQuestions, signed, type Called } from './luck'

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
const told = (...questions: Asked[]): Reckoning => ({ questions, seats: [], unit: 0.5 })
const called: Called = { card: (id) => id, person: (seat) => `n° ${seat}`, list: (words) => words.join(', ') }

afterEach(() => speak('fr'))

it('finds the costliest of a seat, worst first, and none that was nearly the best', () =>
  expect(
    costliest(told(asked(0, 1, 0.5, 0.6), asked(0, 2, 0.1, 0.6), asked(1, 3, 0, 1), asked(0, 4, 0.58, 0.6)), 0).map(
      ({ ply }) => ply,
    ),
  ).toEqual([2, 1]))
it('counts in questions', () => expect(inQuestions(-0.25, told())).toBe(-0.5))
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
