import { describe, expect, it } from 'vitest'
import { mansion as manor } from '../../cluedo/mansion'
import { mansion as villa } from '../../cluedo_2008/mansion'
import { mansion as garden } from '../../super_cluedo/mansion'
import { boardOf, key, type Place } from './board'
import { sameEnd } from './end'
import { layers } from './layers'
import { outlines } from './outline'
import { nearest, towards } from './pointing'
import { way } from './way'

const HOUSES = [manor, garden, villa]

describe('the board read from the data of the rules', () => {
  it('of Cluedo has 188 squares, 9 rooms, 17 doors, 4 passages, 6 starts and a staircase of 5 × 7', () => {
    const { board } = manor
    expect([
      board.squares.size,
      board.rooms.length,
      board.doors.length,
      board.passages.length,
      board.starts.length,
      board.closed.size,
    ]).toEqual([188, 9, 17, 4, 6, 35])
  })

  it('of Super Cluedo has 180 squares, 13 rooms, 9 spy squares, 2 windows and a path of 3', () => {
    const { board } = garden
    expect([
      board.squares.size,
      board.rooms.length,
      board.spies.length,
      board.windows.length,
      board.path.length,
    ]).toEqual([180, 13, 9, 2, 3])
  })

  it('of Cluedo 2008 has 10 rooms, 8 question squares, 4 white squares and one corner door', () => {
    const { board } = villa
    expect([
      board.rooms.length,
      board.questions.length,
      [...board.squares.values()].filter((mark) => mark === '+').length,
    ]).toEqual([10, 8, 4])
    expect(board.doors.filter(({ out }) => out === 'NE').map(({ room }) => room)).toEqual(['chambre-amis'])
  })

  it.each(HOUSES)('$game has drawn every room, and drawn no other', ({ board, art }) =>
    expect(Object.keys(art.rooms).sort()).toEqual(board.rooms.map(({ id }) => id).sort()),
  )

  it.each(HOUSES)('$game opens every door on a square or a room', ({ board }) => {
    const rooms = new Set(board.rooms.map(({ id }) => id))
    expect(board.doors.filter(({ front }) => !board.squares.has(front) && !rooms.has(front))).toEqual([])
  })

  it.each(HOUSES)('$game draws no line to nowhere', ({ board, art }) => {
    const drawn = layers(board, art)
    expect(drawn.ground + drawn.walls + drawn.glow + drawn.defs).not.toMatch(/NaN|undefined/)
    expect(drawn.rooms.every(({ outline }) => outline.endsWith('Z'))).toBe(true)
  })
})

/** Cells drawn as crosses. */
const cells = (drawn: string): Set<string> =>
  new Set(
    drawn
      .trim()
      .split('\n')
      .flatMap((line, row) => [...line.trim()].flatMap((mark, column) => (mark === 'x' ? [key([row, column])] : []))),
  )

describe('an outline', () => {
  it('goes once around, clockwise', () =>
    expect(outlines(cells('x'))).toEqual([
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
    ]))

  it('keeps every unit edge', () => expect(outlines(cells('xx'))[0]).toHaveLength(7))

  it('stays on one side where cells touch at a corner', () =>
    expect(outlines(cells('x.x\n.x.')).map(({ length }) => length)).toEqual([5, 5, 5]))
})

describe('a way', () => {
  const points = (from: Place, to: Place): number => way(manor.board.links, from, to).length - 1
  // As the rules print them: leaving costs one point, entering another.
  it.each([
    ['hall', 'salon', 8],
    ['hall', 'bureau', 4],
    ['cuisine', 'salle-de-bal', 7],
    ['veranda', 'billard', 7],
    ['bibliotheque', 'billard', 4],
  ])('from %s to %s takes %i points', (from, to, cost) => expect(points(from, to)).toBe(cost))

  it('goes around who stands in it', () => {
    const steps = manor.board.links
    const straight = way(steps, '17,1', '17,5')
    const around = way(steps, '17,1', '17,5', new Set(['17,3']))
    expect(straight).toContain('17,3')
    expect(around).not.toContain('17,3')
    expect(around).toHaveLength(straight.length + 2)
  })

  it('leads through a window of the Garden', () =>
    expect(way(garden.board.links, 'grand-salon', 'jardin')).toEqual(['grand-salon', '18,7', 'jardin']))
})

describe('pointing', () => {
  const board = boardOf({
    rows: 2,
    columns: 4,
    letters: { attic: 'A' },
    rooms: { attic: '0,0 0,1 1,0 1,1' },
    squares: '0,2 0,3 1,2 1,3',
    marks: {},
    closed: '',
    doors: [],
    passages: [],
    starts: {},
    windows: [],
    path: {},
    spies: [],
    questions: [],
    links: {},
  })
  const ends = [{ place: 'attic' }, { place: '0,3' }, { place: '1,2' }]

  it('in a room means the room', () => expect(nearest(board, [30, 60], ends)).toEqual({ place: 'attic' }))

  it('at a room means that room again when all ends are made anew, by the same way', () => {
    const anew = [{ place: 'attic', passage: true }, { place: 'attic' }, { place: '0,3' }]
    expect(sameEnd({ place: 'attic' }, anew)).toBe(anew[1])
    expect(sameEnd({ place: '1,2' }, anew)).toBeUndefined()
  })

  it('near a square means the square', () => expect(nearest(board, [138, 12], ends)).toEqual({ place: '0,3' }))

  it('from afar means nothing', () => expect(nearest(board, [900, 900], ends)).toBeUndefined())

  const around = [
    { point: [100, 0], id: 'east' },
    { point: [0, 100], id: 'south' },
    { point: [60, 50], id: 'south-east' },
    { point: [200, 0], id: 'far east' },
  ] as const
  it('with an arrow goes rather straight ahead than near', () =>
    expect(towards([0, 0], 'right', around)?.id).toBe('east'))

  it('with an arrow goes nowhere where nothing is', () => expect(towards([0, 0], 'left', around)).toBeUndefined())
})
