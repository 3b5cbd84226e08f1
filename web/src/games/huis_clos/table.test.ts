import { afterEach, describe, expect, it } from 'vitest'
import protocol from '../../protocol/protocol.ts?raw'
import { plain } from '../../texts/message'
import { speak } from '../../texts/texts.svelte'
import { eventsOf, situationOf, waysToAnswer } from '../answering.svelte'
import Ask from './Ask.svelte'
import { claimText, composed } from './claims'
import { line } from './lines'
import recorded from './recorded.json'
import type { At, Told } from './situation'

const NAMES = ['Anne', 'Ben', 'Cléo', 'Dan', 'Ève', 'Fay', 'Guy', 'Hal']
const CLAIMS = [
  'innocent',
  'suspect worms',
  'trust borrow',
  'saw corde salon',
  'saw worms-pipe peely',
  'holds georges weapon',
  'holds georges worms-pipe',
  'searched cuisine found couteau borrow-eventail',
  'played corde',
]
const SILENT = new Set(['InvestigationBegan', 'Moved', 'Kept', 'Said'])

const at = (seat: number, characters: readonly string[], entries: readonly object[]): At => {
  const blank = {
    characters,
    out: [],
    roles: [],
    sizes: [],
    seen: [],
    hands: null,
    places: null,
  }
  return situationOf(
    { seat, picture: { ...blank, turn: 1, player: 0 }, entries, question: { ply: 0, choices: [] } },
    NAMES,
  )
}

afterEach(() => speak('fr'))

describe('the question', () => {
  it.each(recorded.questions.map((question, i) => [i, question] as const))(
    'number %i can be answered in every way the rules allow, each by one path',
    async (_, question) => {
      const ways = await waysToAnswer([[Ask, {}]], (act) => situationOf(question, NAMES, act))
      const options = situationOf(question, NAMES).options.map(({ text }) => text)
      expect([...ways.keys()].sort()).toEqual([...options].sort())
      expect([...ways].filter(([, found]) => found.length !== 1)).toEqual([])
    },
    20_000,
  )
})

describe.each(['fr', 'en'] as const)('the log in %s', (language) => {
  const told = recorded.events.map(({ seat, suspects, entry }) => ({ seat, suspects, entry: entry as unknown as Told }))
  const claimed = CLAIMS.map((claim) => ({
    seat: 0,
    suspects: ['worms', 'borrow', 'georges', 'peely'],
    entry: { event: 'Claimed', seat: 1, claim } as Told,
  }))
  const changed = [0, 1].flatMap((seat) =>
    ['Dora', ''].map((name) => ({
      seat,
      suspects: ['worms', 'borrow', 'georges', 'peely'],
      entry: { event: 'ChangedHands', seat: 1, name } as Told,
    })),
  )
  const all = [...told, ...claimed, ...changed]

  it('has met every event of the game', () =>
    expect(eventsOf(protocol, 'HuisClos').filter((name) => !all.some(({ entry }) => entry.event === name))).toEqual([]))

  it.each(all.map((each) => [JSON.stringify(each.entry), each] as const))(
    'tells %s',
    (_, { seat, suspects, entry }) => {
      speak(language)
      const found = line(entry, 0, at(seat, suspects, [entry]))
      if (SILENT.has(entry.event) || !found) {
        const isUntold = entry.event === 'DrewRole' || entry.event === 'Gave' || entry.event === 'LaidDown'
        expect([SILENT.has(entry.event) || isUntold, found]).toEqual([true, undefined])
        return
      }
      const says = found.kind === 'turn' ? found.text : found.kind === 'line' ? plain(found.says) : ''
      expect(says).toMatch(/^[^{}*]{4,}$/)
      expect(says).not.toMatch(/undefined|null|NaN/)
    },
  )

  it('marks what only you know', () => {
    speak(language)
    const secret = (entry: object): unknown => {
      const found = line(entry as Told, 0, at(0, ['worms', 'borrow', 'georges', 'peely'], [entry]))
      return found?.kind === 'line' ? found.secret : undefined
    }
    expect(secret({ event: 'Looked', seat: 0, place: 'salon', clues: ['corde'] })).toBe('alone')
    expect(secret({ event: 'Took', seat: 1, place: 'salon', clue: 'corde' })).toBe(true)
    expect(secret({ event: 'Took', seat: 1, place: 'salon', clue: null })).toBeUndefined()
    expect(secret({ event: 'Deposited', seat: 0, clue: 'corde' })).toBe('alone')
  })
})

describe('a claim', () => {
  it('is composed of its parts, in the words of the server', () => {
    expect(composed('innocent', [])).toBe('innocent')
    expect(composed('saw <clue> <holder>', [['corde'], ['salon']])).toBe('saw corde salon')
    expect(composed('saw <clue> <holder>', [['corde'], []])).toBeUndefined()
    expect(composed('searched <place> found <clue>+', [['salon'], ['corde', 'worms-pipe']])).toBe(
      'searched salon found corde worms-pipe',
    )
  })
  it('speaks of the speaker’s own things as such', () => {
    expect(claimText('played worms-pipe', 'worms')).toBe('«\u202fJ’ai mis ma pipe dans l’Urne.\u202f»')
    expect(claimText('played worms-pipe', 'peely')).toBe(
      '«\u202fJ’ai mis la pipe (Inspecteur Worms) dans l’Urne.\u202f»',
    )
  })
  it('is a sentence', () => expect(claimText('saw corde salon')).toBe('«\u202fJ’ai vu la corde dans le Salon.\u202f»'))
})
