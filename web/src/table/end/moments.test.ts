import { beforeEach, expect, it } from 'vitest'
import type { Asked, Reckoning } from '../../protocol/protocol'
import { plain } from '../../texts/message'
import { speak } from '../../texts/texts.svelte'
import { insights, keyMoments, type Moment } from './moments'

beforeEach(() => speak('en'))

const asked = (seat: number, ply: number, expected: number, best: number, told: number): Asked => ({
  seat,
  ply,
  solutions: 8,
  asked: { cards: [], expected, answers: [] },
  best: { cards: [], expected: best, answers: [] },
  idle: [],
  flaw: 'split',
  told,
  answer: { shown: [], chance: 0.1, solutions: 1 },
})
const luck = (...questions: Asked[]): Reckoning => ({
  coin: 'bits',
  unit: 1,
  questions,
  judged: [],
  luckiest: [],
  seats: [],
})
const words = ({ says }: Moment): string => plain(says)
const COURSES = [
  [
    { ply: 0, solutions: 200 },
    { ply: 40, solutions: 1 },
  ],
  [
    { ply: 0, solutions: 200 },
    { ply: 30, solutions: 1 },
  ],
]

it('tells when you could accuse, who could before, your costliest question, and great luck', () => {
  const found = insights(
    COURSES,
    luck(asked(0, 10, 0.2, 0.9, 0.2), asked(1, 20, 0.5, 0.5, 4)),
    0,
    (seat) => `n° ${seat}`,
  )
  expect(found.map(({ ply }) => ply)).toEqual([40, 10, 30, 20])
  expect(found.map(words)).toEqual([
    'You could accuse: one solution was left to you.',
    'Your costliest question: −0.7 question.',
    'N° 1 could accuse, before all others.',
    'Nobody shows anything to n° 1.',
  ])
})
it('says nothing of you to those who only watched', () =>
  expect(insights(COURSES, luck(asked(0, 10, 0.2, 0.9, 0.2)), null, String).map(({ ply }) => ply)).toEqual([30]))

it('tells of a great stroke of luck, and of the costliest choice of a game without questions', () => {
  const judged = { ply: 7, seat: 0, taken: 'a', better: 'b', choice: -0.2, why: 'win', was: 0.1, instead: 0.3 } as const
  const struck = { ply: 9, seat: 1, source: 'draws', luck: 0.15 } as const
  const games: Reckoning = { ...luck(), coin: 'games', judged: [judged], luckiest: [struck, { ...struck, luck: 0.05 }] }
  expect(insights([], games, 0, (seat) => `n° ${seat}`).map(words)).toEqual([
    'Your costliest choice: −0.20 game.',
    'A lucky draw for n° 1.',
  ])
  expect(insights([], games, 1, (seat) => `n° ${seat}`).map(words)).toEqual(['A lucky draw for you.'])
})

const at = (ply: number): Moment => ({ ply, seat: 0, says: [] })
it('tells five at most, in their order, and no move twice', () => {
  expect(keyMoments([at(9), at(3)], [1, 2, 3, 4, 5, 5, 6].map(at)).map(({ ply }) => ply)).toEqual([3, 4, 5, 6, 9])
  expect(keyMoments([9, 9].map(at), [9, 2].map(at)).map(({ ply }) => ply)).toEqual([2, 9])
  expect(keyMoments([], [1, 2].map(at)).map(({ ply }) => ply)).toEqual([1, 2])
})
