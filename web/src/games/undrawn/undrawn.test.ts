import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gameOf } from '../../game'
import { hear } from '../../hosted.svelte'
import { optionsOf } from '../../protocol/options'
import type { Choice, GameInfo, Mark, Shape } from '../../protocol/protocol'
import { plain } from '../../texts/message'
import { speak } from '../../texts/texts.svelte'
import { situationOf, waysToAnswer as waysFound } from '../answering.svelte'
import Ask from './Ask.svelte'
import { waysToAnswer } from './asking'
import { lettersOf } from './letters'
import { notedFields } from './notebook'
import { undrawnSeats } from './seats'
import { handOf, type At, type PlainEntry, type PlainPicture } from './situation'
import { counts, line } from './story'
import { TABLE } from './table'
import { fieldsOf, inLine, told, type Shaped } from './values'

const NAMES = ['Ann', 'Ben', 'Cleo']
const around = (seat: number | null = null) => ({ names: NAMES, seat })
const listed = (verb: string, parts: string[], ...rows: unknown[][]): Choice => ({
  form: 'listed',
  verb,
  parts,
  rows: rows.map((row, i) => [i, ...row]),
})
const asked = (...choices: Choice[]) => ({ seat: 0, picture: {}, entries: [], question: { ply: 0, choices } })
const at = (seat: number | null, entries: readonly PlainEntry[] = [], picture: PlainPicture = {}): At => ({
  ...situationOf<PlainPicture, PlainEntry>(
    { seat: seat ?? 0, picture, entries, question: { ply: 0, choices: [] } },
    NAMES,
  ),
  table: {
    game: 'canaries',
    chairs: ['north', 'east', 'south'].map((character) => ({ character, kind: 'bot' })),
  } as unknown as At['table'],
  seat,
})
const says = (entry: PlainEntry, seat: number | null = null): string | undefined => {
  const told = line(entry, 0, at(seat))
  return told?.kind === 'line' ? plain(told.says) : undefined
}

const SHAPES = { picture: {}, events: {}, actions: { give: { player: { kind: 'seat' } } } }
beforeEach(() => {
  speak('en')
  hear([{ name: 'canaries', shapes: SHAPES } as unknown as GameInfo])
})
afterEach(() => speak('fr'))

describe('a picture is read as it is told', () => {
  const SEAT: Shape = { kind: 'seat' }
  const read = (values: object, shapes: Shaped = {}, seat: number | null = null): string =>
    inLine(fieldsOf(values, around(seat), shapes))

  it('names in words, and a word for nothing, yes and no', () =>
    expect(read({ lastCard: 'canary-3', is_over: false, pool: null, hand: [], turn: 2 })).toBe(
      'Last card: canary 3, Is over: no, Pool: –, Hand: –, Turn: 2',
    ))
  it('by seat where the game says so, whatever its length', () => {
    const shapes: Shaped = { points: { kind: 'by-seat', inner: [{ kind: 'plain' }] } }
    expect(read({ points: [3, 0, 7], pegs: ['red', 'red', 'blue'] }, shapes, 1)).toBe(
      'Points: Ann: 3, You: 0, Cleo: 7, Pegs: red, red, blue',
    )
  })
  it('people where the game says so, and numbers elsewhere', () =>
    expect(
      read({ player: 1, asked: -1, round: 1, out: [0, 2] }, { player: SEAT, asked: SEAT, out: { kind: 'seats' } }),
    ).toBe('Player: Ben, Asked: –, Round: 1, Out: Ann, Cleo'))
  it('people inside of parts, lists and fields', () => {
    const rolls: Shape = { kind: 'list', inner: [{ kind: 'parts', inner: [SEAT, { kind: 'plain' }] }] }
    expect(
      read({ rolls: [[1, 6]], last: { by: 2, card: 2 } }, { rolls, last: { kind: 'fields', fields: { by: SEAT } } }),
    ).toBe('Rolls: Ben, 6, Last: By: Cleo, Card: 2')
  })
  it('with what lies inside of it', () =>
    expect(fieldsOf({ stacks: [{ top: 'ace' }, {}] }, around())).toEqual([
      {
        name: 'Stacks',
        value: [
          { name: '1', value: [{ name: 'Top', value: 'ace' }] },
          { name: '2', value: [] },
        ],
      },
    ]))
  it('without the fields that have nothing to tell', () =>
    expect(inLine(told({ pool: null, out: [], turn: 2 }, around()))).toBe('Turn: 2'))
  it('with the spaces of French', () => {
    speak('fr')
    expect(read({ open: true })).toBe('Open\u202f: oui')
  })
  it('a hand lies as a hand only if it is cards', () => {
    expect(handOf({ hand: ['ace', 'two'] })).toEqual(['ace', 'two'])
    expect(handOf({ hand: [1, 2] })).toEqual([])
    expect(handOf({ hand: 'ace' })).toEqual([])
  })
})

describe('the log', () => {
  it('says who did what', () => expect(says({ event: 'Passed', seat: 0 })).toBe('Ann – passed'))
  it('says you of oneself', () => expect(says({ event: 'Passed', seat: 0 }, 0)).toBe('You – passed'))
  it('leaves out what may not be known', () => {
    expect(says({ event: 'TookCard', seat: 1, canary: 'canary-3', from: 'pile' })).toBe(
      'Ben – took card · canary 3, from: pile',
    )
    expect(says({ event: 'TookCard', seat: 1, canary: null, asked: [] })).toBe('Ben – took card')
  })
  it('begins with the event where nobody did it', () =>
    expect(says({ event: 'NightBegan', night: 2 })).toBe('Night began · night: 2'))
  it('keeps a seat that is not at the table as it was told', () =>
    expect(says({ event: 'Rolled', seat: -1 })).toBe('Rolled · seat: -1'))
  it('is silent about one’s own answers, the talk, and what a replay uncovers by itself', () => {
    expect(says({ event: 'Acted', question: 3, action: 'keep' })).toBeUndefined()
    expect(says({ event: 'Said', seat: 0, text: 'Hello' })).toBeUndefined()
    expect(says({ event: 'Showed', seat: 0, hidden: ['ace'] })).toBe('Ann – showed')
  })
  it('counts what everybody did, the most frequent first', () =>
    expect(
      counts(
        at(0, [
          { event: 'Kept', seat: 1 },
          { event: 'TookCard', seat: 0 },
          { event: 'TookCard', seat: 2 },
          { event: 'Said', seat: 2 },
          { event: 'NightBegan' },
        ]),
      ),
    ).toEqual([
      { what: 'Took card', counts: [1, 0, 1] },
      { what: 'Kept', counts: [0, 1, 0] },
    ]))
})

describe('the question', () => {
  const FEW = asked(listed('keep', [], []), listed('give', ['player', 'card'], [1, 'ace'], [2, 'two-of-hearts']))
  const MANY = asked(
    listed('pass', [], []),
    listed('go', ['place'], ...Array.from({ length: 9 }, (_, i) => [`room-${i}`])),
  )
  it.each([
    ['three answers', FEW],
    ['many', MANY],
  ])('of %s can be answered in every way, each by one press', async (_, question) => {
    const ways = await waysFound([[Ask, {}]], (act) => situationOf(question, NAMES, act))
    expect([...ways.keys()].sort()).toEqual(
      optionsOf(question.question as never)
        .map(({ text }) => text)
        .sort(),
    )
    expect([...ways.values()].filter((found) => found.length !== 1 || found[0]?.chosen.length)).toEqual([])
  })
  it('says its answers in words, and people by their names', () =>
    expect(waysToAnswer(optionsOf(FEW.question as never), at(0))).toEqual([
      {
        verb: '',
        ways: ['Keep', 'Give Ben ace', 'Give Cleo two of hearts'].map((label, i) => ({
          says: label,
          label,
          text: ['keep', 'give 1 ace', 'give 2 two-of-hearts'][i],
        })),
      },
    ]))
  it('of very many is answered part by part', async () => {
    const pegs = ['red', 'green', 'blue']
    const parts = ['one', 'two', 'three']
    const guess: Choice = { form: 'product', verb: 'guess', parts, values: parts.map(() => pegs), numbers: [0] }
    const ways = await waysFound([[Ask, {}]], (act) => situationOf(asked(guess), NAMES, act))
    expect(ways.size).toBe(27)
    expect(ways.get('guess red blue green')).toEqual([
      { chosen: ['Guess red', 'Guess red blue'], last: 'Guess red blue green' },
    ])
  })
  it('groups them by verb where there are many', () =>
    expect(
      waysToAnswer(optionsOf(MANY.question as never), at(0)).map(({ verb, ways }) => [
        verb,
        ways[0]?.says,
        ways.length,
      ]),
    ).toEqual([
      ['Pass', 'Pass', 1],
      ['Go', 'Room 0', 9],
    ]))
})

describe('those who play', () => {
  const INFO = {
    name: 'canaries',
    title: { fr: 'Canaris', en: 'Canaries' },
    characters: ['north', 'east', 'south', 'west'],
  }
  it('are whom the house names, each with a letter and a look of their own', () => {
    hear([INFO as unknown as GameInfo])
    const { SEATS, seat } = undrawnSeats(gameOf('canaries'))
    expect(SEATS).toEqual(INFO.characters)
    expect(SEATS.map((id) => [seat(id).plays, seat(id).person.letter])).toEqual([
      ['North', 'N'],
      ['East', 'E'],
      ['South', 'S'],
      ['West', 'W'],
    ])
    expect(new Set(SEATS.map((id) => seat(id).person.look.shape)).size).toBe(4)
  })
  it('are still somebody where the house does not know the game any more', () => {
    hear([])
    expect(undrawnSeats(gameOf('gone')).seat('old-man')).toMatchObject({ plays: 'Old man', person: { letter: 'O' } })
  })
  it.each([
    [
      ['ann', 'ben'],
      ['A', 'B'],
    ],
    [
      ['mary', 'mark', 'zoe'],
      ['MY', 'MK', 'Z'],
    ],
    [
      ['red-one', 'red-two'],
      ['RO', 'RT'],
    ],
    [
      ['a', 'a'],
      ['1', '2'],
    ],
  ])('%j have the letters %j', (names, letters) => expect(lettersOf(names)).toEqual(letters))
})

it('the notebook says what is known of each card', () => {
  const marks: Mark[] = [
    { card: 'the-ace', place: 0, mark: 'held' },
    { card: 'the-ace', place: 'envelope', mark: 'no' },
    { card: 'two', place: 2, mark: 'open', odds: 0.25 },
    { card: 'two', place: 1, mark: 'open' },
  ]
  const notebook = { type: 'notebook', seat: 0, ply: 0, help: 'odds', marks } as const
  expect(inLine(notedFields({ ...around(0), notebook }))).toBe('The ace: You: yes, Envelope: no, Two: Cleo: 25%')
})

it('the bar says the round where there is one, else how much was told', () => {
  expect(TABLE.moment(at(0, [], { round: 3 }))).toBe('Turn 3')
  expect(TABLE.moment(at(0, [{ event: 'Kept', seat: 0 }]))).toBe('1 event')
  expect(TABLE.moment({ ...at(0), over: true })).toBe('Game over')
})
