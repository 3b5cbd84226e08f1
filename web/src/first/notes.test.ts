import { describe, expect, it } from 'vitest'
import { GAMES } from '../game'
import type { Option } from '../protocol/options'
import type { Entry } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import { fr } from '../texts/fr'
import { NOTES } from '../games/cluedo/notes'
import { DRAWN } from '../games/registry'
import type { Note } from './notes'
import { Telling } from './telling'

const at = (entries: readonly Entry[], ...verbs: readonly string[]): Situation =>
  ({
    seat: 0,
    entries,
    options: verbs.map((verb): Option => ({ verb, parts: {}, text: verb })),
  }) as unknown as Situation

const dealt: Entry = { event: 'Dealt', sizes: [6, 6, 7], hand: ['rose'] }
const shown: Entry = { event: 'Showed', seat: 1, to: 0, card: 'corde' }
const passed: Entry = { event: 'Showed', seat: 1, to: 2, card: null }

function table(read: readonly string[] = []) {
  const telling = new Telling(NOTES, (note) => read.includes(note))
  let waiting: readonly Note[] = []
  return (situation: Situation): string[] => {
    waiting = telling.look(situation, waiting)
    return waiting.map(({ says }) => says.replace('first.cluedo.', ''))
  }
}

describe('at a first game', () => {
  it('there are between six and fifteen notes, each with its sentence', async () => {
    for (const game of GAMES) {
      const notes = (await DRAWN[game].notes()).NOTES.map(({ says }) => says)
      expect(notes.length).toBeGreaterThanOrEqual(6)
      expect(notes.length).toBeLessThanOrEqual(15)
      expect(notes.filter((note) => !(note in fr))).toEqual([])
      expect(
        Object.keys(fr)
          .filter((key) => key.startsWith(`first.${game}.`))
          .sort(),
      ).toEqual([...notes].sort())
    }
  })

  it('one question brings one note, the most important one', () =>
    expect(table()(at([dealt], 'roll', 'passage', 'accuse'))).toEqual(['welcome', 'passage']))

  it('a note goes with its question', () => {
    const look = table(['first.cluedo.welcome'])
    expect(look(at([dealt], 'roll'))).toEqual(['roll'])
    expect(look(at([dealt], 'go'))).toEqual(['go'])
    expect(look(at([dealt]))).toEqual([])
  })

  it('what has happened is told once, and stays until it is read', () => {
    const look = table(['first.cluedo.welcome'])
    expect(look(at([dealt, shown]))).toEqual(['shown'])
    expect(look(at([dealt, shown]))).toEqual(['shown'])
    expect(look(at([dealt, shown, shown], 'roll'))).toEqual(['shown', 'roll'])
  })

  it('a card shown to others is another thing', () =>
    expect(table(['first.cluedo.welcome'])(at([dealt, passed]))).toEqual(['overheard']))

  it('what was read is not told again', () =>
    expect(
      table(['first.cluedo.welcome', 'first.cluedo.shown', 'first.cluedo.roll'])(at([dealt, shown], 'roll')),
    ).toEqual([]))
})
