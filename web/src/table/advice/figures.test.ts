import { beforeEach, expect, it } from 'vitest'
import { speak } from '../../texts/texts.svelte'
import { apart, percent } from './figures'

beforeEach(() => speak('en'))

it('writes chances whole, but for those that would be nothing', () =>
  expect([0.634, 0.004, 0, 1].map(percent)).toEqual(['63%', '0.4%', '0%', '100%']))

it('tells what is called alike once, the best of them', () =>
  expect(apart([{ says: 'a', part: 1 }, { says: 'b' }, { says: 'a', part: 0.5 }])).toEqual([
    { says: 'a', part: 1 },
    { says: 'b' },
  ]))
