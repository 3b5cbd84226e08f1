import { expect, it } from 'vitest'
import { CAST as CLUEDO } from '../art/cluedo/cast'
import { CAST as CLUEDO_2008 } from '../art/cluedo_2008/cast'
import { SOUL_LOOK } from '../art/hantise/cast'
import { CAST as HUIS_CLOS } from '../art/huis_clos/cast'
import { CAST as SUPER_CLUEDO } from '../art/super_cluedo/cast'
import type { Entry } from '../protocol/protocol'
import { LANGUAGES } from '../texts/message'
import { lineOf } from './lines'
import { Tongue } from './tongue'

const CAST = ['rose', 'moutarde', 'leblanc']
const turn = (seat: number, round: number): Entry => ({ event: 'TurnBegan', seat, round })
const suggested = { event: 'Suggested', seat: 0, suspect: 'leblanc', weapon: 'corde', room: 'hall' } as const
const showed = (card: string | null): Entry => ({ event: 'Showed', seat: 1, to: 0, card })
const hear = (entries: readonly Entry[]) => {
  const tongue = new Tongue(CAST)
  return entries.map((entry) => tongue.hear(entry))
}

it('whoever is named, has to show, errs or wins reacts', () => {
  const wrong: Entry = { event: 'AccusedWrongly', seat: 2, envelope: null }
  const ended: Entry = { event: 'Ended', winner: 1, reason: 'accusation', envelope: [] }
  expect(hear([suggested, showed(null), wrong, ended]).map((manner) => manner && [manner.seat, manner.mood])).toEqual([
    [2, 'asked'],
    [1, 'asked'],
    [2, 'caught'],
    [1, 'won'],
  ])
})

it('nobody speaks twice in a round, and of the end one always does', () => {
  const entries = [1, 2, 3].flatMap((round) => [turn(0, round), ...Array.from({ length: 9 }, () => showed(null))])
  const spoke = hear(entries).flatMap((manner, i) => (manner?.line === undefined ? [] : [Math.floor(i / 10) + 1]))
  expect(spoke).toEqual([1, 2, 3])
  expect(hear([{ event: 'Ended', winner: 0, reason: 'accusation', envelope: [] }])[0]?.line).toBeDefined()
})

it('what is said is the same whoever listens: who has seen a card, and who has not', () => {
  const entries = [turn(0, 1), suggested, showed('corde'), turn(1, 2), showed('hall')]
  const blind = entries.map((entry) => (entry.event === 'Showed' ? { ...entry, card: null } : entry))
  expect(hear(entries)).toEqual(hear(blind))
  const another = entries.map((entry) =>
    entry.event === 'Suggested' ? { ...entry, weapon: 'poison', room: 'salon' } : entry,
  )
  expect(hear(another)).toEqual(hear(entries))
})

it('everybody has a voice in both languages, and nobody another’s', () => {
  expect(lineOf('fr', 'bust-violet', 'won', 0)).toBe('C. Q. F. D.')
  expect(lineOf('en', 'bust-violet-2008', 'won', 2)).toBe('Q.E.D.')
  expect(lineOf('en', 'bust-moutarde-2008', 'won', 0)).toBe('Goal!')
  expect(lineOf('en', 'bust-canary', 'won', 0)).toBeUndefined()
  const looks = [CLUEDO, CLUEDO_2008, SUPER_CLUEDO, HUIS_CLOS, SOUL_LOOK].flatMap((cast) => Object.values(cast))
  for (const { bust } of looks)
    for (const language of LANGUAGES) expect(lineOf(language, bust, 'asked', 1), bust).toBeDefined()
})
