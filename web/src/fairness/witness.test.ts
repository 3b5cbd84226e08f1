import { beforeEach, expect, it } from 'vitest'
import type { TableNews } from '../protocol/protocol'
import { witness, witnessed } from './witness'

const table = (code: string, phase: TableNews['phase'], commitment: string): TableNews =>
  ({ code, phase, commitment }) as TableNews

beforeEach(() => localStorage.clear())

it('the first seal seen of a table is kept, whatever is said later', () => {
  witness(table('minuit', 'setting', 'aa'))
  witness(table('minuit', 'playing', 'bb'), '5a')
  expect(witnessed('minuit')).toEqual({ commitment: 'aa', added: ['5a'] })
})

it('a seal that was first seen after the deal proves nothing', () => {
  witness(table('minuit', 'playing', 'aa'), '5a')
  expect(witnessed('minuit')).toEqual({})
})

it('old tables are forgotten', () => {
  for (let i = 0; i < 60; i++) witness(table(`t${i}`, 'setting', 'aa'))
  expect(witnessed('t0')).toEqual({})
  expect(witnessed('t59')).toEqual({ commitment: 'aa', added: [] })
})
