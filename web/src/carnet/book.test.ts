import { describe, expect, it } from 'vitest'
import { change, move, nextAsker, note, rehand, undo, witnesses, type Book, type Line } from './book'
import { blank, lineOf, pick, reopened, show, type Draft } from './draft'
import { packed, unpacked } from './link'
import { handSizes, openSet, poolSize, type CardSet } from './sets'

const line = (seat: number): Line => ({ type: 'accused', seat, cards: [] })
const BOOK: Book = {
  id: 'a',
  carnet: {
    edition: 'cluedo',
    players: ['Moi', 'Inès', 'Camille', 'Papi Jo'],
    me: 0,
    hands: [5, 5, 5, 4],
    hand: [],
    lines: [],
    own: null,
  },
  pawns: ['pervenche', 'violet', 'rose', 'moutarde'],
  dealer: 3,
  help: 'certain',
  done: [],
}
const written = [0, 1, 2, 3].reduce((book, seat) => note(book, line(seat)), BOOK)
const seats = ({ carnet }: Book): number[] => carnet.lines.map((each) => ('seat' in each ? each.seat : -1))

describe('a book', () => {
  it('undoes every change in order', () => {
    const changed = [
      written,
      change(written, 1, 1, []),
      move(written, 0, 3),
      move(written, 3, 1),
      rehand(written, ['rose']),
      change(written, 2, 1, [line(0), line(1)]),
    ]
    for (const book of changed.slice(1)) expect(undo(book)).toEqual(written)
    let all = changed.at(-1) ?? written
    while (all.done.length) all = undo(all)
    expect(all).toEqual(BOOK)
    expect(undo(all)).toEqual(BOOK)
  })
  it('moves a line to where another stands', () => {
    expect(seats(move(written, 0, 2))).toEqual([1, 2, 0, 3])
    expect(seats(move(written, 3, 1))).toEqual([0, 3, 1, 2])
  })
  it('knows who asks next: left of the dealer, then in turn', () => {
    expect(nextAsker(BOOK)).toBe(0)
    expect(nextAsker(note(BOOK, { type: 'asked', seat: 2, cards: [], answers: [] }))).toBe(3)
    expect(witnesses(2, 4)).toEqual([3, 0, 1])
  })
  it('goes through a link and comes back whole', async () => {
    const { carnet, pawns, dealer } = written
    expect(await unpacked(await packed(written))).toEqual({ carnet, pawns, dealer })
    expect(await unpacked('halb')).toBeUndefined()
  })
})

describe.each(['cluedo', 'super_cluedo', 'cluedo_2008'] as const)('a note in %s', (game) => {
  const named = (set: CardSet): string[] => [
    set.house.suspects[0] ?? '',
    set.house.weapons[1] ?? '',
    set.house.rooms[2] ?? '',
  ]
  const asked = (set: CardSet, seat: number): Draft =>
    named(set).reduce((draft, card) => pick(draft, set, BOOK, card), blank(BOOK, 'question', seat))

  it('deals all cards', async () => {
    const set = await openSet(game)
    for (let players = set.least; players <= set.most; players += 1)
      for (let dealer = 0; dealer < players; dealer += 1) {
        const sizes = handSizes(set, players, dealer)
        const all = set.house.suspects.length + set.house.weapons.length + set.house.rooms.length
        expect(sizes.reduce((sum, size) => sum + size, 0) + poolSize(set, players) + 3).toBe(all)
        expect(Math.min(...sizes)).toBe(sizes[dealer])
      }
  })
  it('of a question is whole when it is known who showed', async () => {
    const set = await openSet(game)
    const draft = asked(set, 1)
    const line = lineOf(show(draft, set, 3, null), set, BOOK)
    const answers = set.every
      ? [
          [2, 'none'],
          [3, 'shows'],
          [0, 'none'],
        ]
      : [
          [2, 'none'],
          [3, 'shows'],
        ]
    expect(line?.type === 'asked' && line.answers.map(({ seat, did }) => [seat, did])).toEqual(answers)
    expect(!!lineOf(draft, set, BOOK)).toBe(set.every)
    expect(lineOf(show(asked(set, 0), set, 1, null), set, BOOK)).toBeUndefined()
    expect(lineOf(show(asked(set, 0), set, 1, named(set)[0] ?? ''), set, BOOK)).toBeDefined()
  })
  it('takes one card of each kind, and takes it back', async () => {
    const set = await openSet(game)
    const draft = asked(set, 1)
    expect(pick(draft, set, BOOK, set.house.weapons[3] ?? '').cards).toHaveLength(3)
    expect(pick(draft, set, BOOK, named(set)[1] ?? '').cards).toEqual([named(set)[0], named(set)[2]])
  })
  it('opens again as it was noted', async () => {
    const set = await openSet(game)
    const lines: Line[] = [
      lineOf(show(asked(set, 1), set, 3, null), set, BOOK),
      lineOf({ ...asked(set, 2), kind: 'accusation' }, set, BOOK),
      lineOf(pick({ ...blank(BOOK, 'all'), place: 2 }, set, BOOK, named(set)[0] ?? ''), set, BOOK),
      ...(set.kinds.includes('spy') || set.kinds.includes('power')
        ? [
            lineOf(
              pick({ ...blank(BOOK, set.every ? 'spy' : 'power', 0), place: 2 }, set, BOOK, named(set)[0] ?? ''),
              set,
              BOOK,
            ),
          ]
        : []),
    ].filter((each) => each !== undefined)
    expect(lines.length).toBeGreaterThan(2)
    for (const each of lines) {
      const again = reopened(each, set, BOOK, 0)
      expect(again && lineOf(again, set, BOOK)).toEqual(each)
    }
  })
})
