import { describe, expect, it } from 'vitest'
import type { Entry } from '../../protocol/protocol'
import { concerns } from './concern'

const entry = (fields: object): Entry => fields as Entry

describe('what concerns somebody', () => {
  it.each([
    ['a card shown to them', { event: 'Showed', seat: 2, to: 0, card: 'rose' }, true],
    ['a card shown to others', { event: 'Showed', seat: 2, to: 1, card: null }, false],
    ['their pawn is fetched', { event: 'Suggested', seat: 1, suspect: 'rose', weapon: 'corde', room: 'hall' }, true],
    [
      'another pawn is fetched',
      { event: 'Suggested', seat: 1, suspect: 'violet', weapon: 'corde', room: 'hall' },
      false,
    ],
    ['what they do themselves', { event: 'Suggested', seat: 0, suspect: 'rose', weapon: 'corde', room: 'hall' }, false],
  ])('%s', (_, fields, expected) => expect(concerns(entry(fields), 0, 'rose')).toBe(expected))
})
