import { beforeEach, expect, it } from 'vitest'
import { reasonSays } from './refusals'
import { speak } from './texts.svelte'
import { refusals } from './told/fr'

beforeEach(() => speak('fr'))

it('says whole sentences, typeset in French', () => {
  const said = Object.keys(refusals).map((each) => reasonSays(each))
  expect(said.length).toBeGreaterThan(200)
  expect(said.filter((each) => !/^[A-ZÀÉÊ].*\.$/.test(each ?? '') || /[^\u202f][:;!?»]|'/.test(each ?? ''))).toEqual([])
})

it('keeps the number', () => {
  expect(reasonSays('that square is not exactly 8 steps away')).toBe('Cette case n’est pas exactement à 8 pas.')
  speak('en')
  expect(reasonSays('that square is not exactly 8 steps away')).toBe('That square is not exactly 8 steps away.')
})

it('calls people in English as they are called in English', () => {
  speak('en')
  expect(reasonSays("nobody suggests in the Pool, not even by Olive's Power")).toContain('Green')
})

it('has no words for the reasons of a game that it does not know', () =>
  expect(reasonSays('no such canary')).toBeUndefined())
