import { expect, it } from 'vitest'
import type { Entry } from '../protocol/protocol'
import { publicly } from './publicly'

const told = (entry: object) => publicly(entry as Entry)

it('what a seat alone was told is told as everybody heard it, with the cards beside', () => {
  expect(told({ event: 'Showed', seat: 0, to: 1, card: 'corde' })).toEqual({
    entry: { event: 'Showed', seat: 0, to: 1, card: null },
    cards: ['corde'],
  })
  expect(told({ event: 'Swapped', seat: 0, gained: 'pipe', left: null }).cards).toEqual(['pipe'])
  expect(told({ event: 'DrewRole', murderer: true })).toEqual({
    entry: { event: 'DrewRole', murderer: null },
    cards: [],
  })
})

it('what everybody was told stays as it is', () => {
  const entry = { event: 'Played', seat: 0, card: 'cave', zone: 'sous-sol' }
  expect(told(entry)).toEqual({ entry, cards: [] })
})
