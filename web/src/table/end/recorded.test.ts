import { afterEach, beforeEach, expect, it } from 'vitest'
import { speak } from '../../texts/texts.svelte'
import { verdictIn } from './recorded'

const record = (last: string): string =>
  `manoir record 1\ngame: canaries\nseats: north east\n\neast says: result: north song\n${last}\n`
const CHARACTERS = ['north', 'east']

beforeEach(() => speak('en'))
afterEach(() => speak('fr'))

it('says who won and why', () =>
  expect(verdictIn(record('result: east best-song'), CHARACTERS)).toEqual({
    winners: [1],
    says: ['Reason: best song'],
  }))
it('says that nobody won', () => expect(verdictIn(record('result: nobody turns'), CHARACTERS)?.winners).toEqual([]))
it('says nothing of a game without an end', () => expect(verdictIn(record('north: keep'), CHARACTERS)).toBeUndefined())
