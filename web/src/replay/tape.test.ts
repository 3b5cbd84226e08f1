import { describe, expect, it } from 'vitest'
import type { Frame, Mark, NotebookNews, Replay } from '../protocol/protocol'
import { milestones, roundAt, turnFrom } from './milestones'
import { helpedBy, tableThen } from './past_situation'
import { Tape } from './tape'

const frame = (events: object[], picture: object = {}, cards: Frame['cards'] = null): Frame => ({
  seat: 0,
  move: '',
  events: events as Frame['events'],
  picture: picture as Frame['picture'],
  cards,
})
const turn = (seat: number, round: number) => ({ event: 'TurnBegan', seat, round })

const replay: Replay = {
  game: 'cluedo',
  brought: false,
  ended: 0,
  characters: ['rose', 'olive'],
  options: {},
  notes: { 'player rose': 'Anne', 'bot olive': 'novice' },
  deal: {},
  seat: 0,
  frames: [
    frame([{ event: 'Dealt' }, turn(0, 1)], { player: 0, round: 1 }, { rose: ['corde'] }),
    frame([]),
    frame([{ event: 'Showed', card: null, hidden: ['hall'] }]),
    frame([turn(1, 1)], { player: 1 }, { rose: ['corde', 'hall'] }),
    frame([{ event: 'Ended' }, turn(0, 2)], { round: 2 }),
  ],
}

describe('a tape', () => {
  const tape = new Tape(replay)

  it('has the picture of every ply', () =>
    expect([0, 2, 3, 4].map((ply) => tape.picture(ply))).toEqual([
      { player: 0, round: 1 },
      { player: 0, round: 1 },
      { player: 1, round: 1 },
      { player: 1, round: 2 },
    ]))

  it('knows what was told when', () => {
    expect([0, 1, 2, 3, 4].map((ply) => tape.told(ply))).toEqual([2, 2, 3, 4, 6])
    expect(tape.entries.map((_, at) => tape.plyOf(at))).toEqual([0, 0, 2, 3, 4, 4])
  })

  it('steps over what nobody saw, and stops at its ends', () => {
    expect(tape.step(0, 1)).toBe(2)
    expect(tape.step(2, -1)).toBe(0)
    expect([tape.step(4, 1), tape.step(0, -1)]).toEqual([4, 0])
    expect([tape.within(Infinity), tape.within(-3), tape.within(Number.NaN)]).toEqual([4, 0, 0])
  })

  it('lays open what lies face down, and what was shown', () => {
    expect([tape.cards(2), tape.cards(4)]).toEqual([{ rose: ['corde'] }, { rose: ['corde', 'hall'] }])
    expect([tape.hidden(1), tape.hidden(2)]).toEqual([[], ['hall']])
  })

  it('has milestones: rounds, turns and great moments', () => {
    const found = milestones(tape)
    expect(found.map(({ kind, ply }) => `${kind} ${ply}`)).toEqual([
      'round 0',
      'turn 0',
      'turn 3',
      'great 4',
      'round 4',
      'turn 4',
    ])
    expect([turnFrom(found, 0, 1), turnFrom(found, 3, -1), turnFrom(found, 4, 1)]).toEqual([3, 0, undefined])
  })

  it('counts rounds where the game itself counts turns', () => {
    const begun = [2, 0, 1, 2, 2, 0].map((seat, n) => frame([{ event: 'TurnBegan', seat, turn: n + 1 }]))
    const found = milestones(new Tape({ ...replay, game: 'cluedo-2008', frames: begun }))
    expect([0, 2, 3, 4, 5].map((ply) => roundAt(found, ply))).toEqual([1, 1, 2, 2, 2])
  })
})

it('a record tells who sat at the table', () =>
  expect(tableThen('minuit', replay).chairs).toEqual([
    { character: 'rose', seat: 0, kind: 'person', name: 'Anne' },
    { character: 'olive', seat: 1, kind: 'bot', level: 'novice' },
  ]))

it('a record of a terminal notes one player, and one level for all others', () => {
  const notes = { player: 'olive', bots: 'master@0.02' }
  expect(tableThen('minuit', { ...replay, notes }).chairs.map(({ kind }) => kind)).toEqual(['bot', 'person'])
})

it('whoever was no bot was a person, with or without a name', () =>
  expect(tableThen('minuit', { ...replay, notes: { 'bot olive': 'novice' } }).chairs[0]).toEqual({
    character: 'rose',
    seat: 0,
    kind: 'person',
    name: '',
  }))

it.each([
  ['none', []],
  ['shown', ['held', 'shown']],
  ['certain', ['held', 'shown', 'yes', 'no']],
  ['odds', ['held', 'shown', 'yes', 'no', 'open']],
] as const)('with the help « %s » the notebook keeps %s', (help, kept) => {
  const marks = (['held', 'shown', 'yes', 'no', 'open'] as const).map((mark): Mark => ({
    card: 'hall',
    place: 0,
    mark,
  }))
  const notebook: NotebookNews = { type: 'notebook', seat: 0, ply: 0, help: 'odds', marks }
  expect(helpedBy(notebook, help)?.marks.map(({ mark }) => mark)).toEqual(kept)
})
