import { expect, it } from 'vitest'
import { across, barWidth, latest, mean, upward } from './chart'

const frame = { width: 224, height: 120, least: -2, most: 3 }

it('stands the least at the bottom, the most at the top, and games side by side', () => {
  expect(upward(frame, -2)).toBe(110)
  expect(upward(frame, 3)).toBe(10)
  expect([0, 1].map((at) => across(frame, at, 2))).toEqual([62, 162])
  expect(across(frame, 0, 1)).toBe(112)
})

it('draws as many of the latest games as can be told apart', () => {
  const games = Array.from({ length: 40 }, (_, i) => i)
  expect(latest(games, 224)).toEqual(games.slice(-16))
  expect(latest(games, 10)).toHaveLength(4)
  expect(barWidth(frame, 16)).toBeLessThan(12)
  expect(barWidth(frame, 1)).toBe(16)
})

it('has a mean of nothing', () => {
  expect(mean([])).toBe(0)
  expect(mean([1, 2])).toBe(1.5)
})
