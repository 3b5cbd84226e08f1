import { beforeEach, expect, it } from 'vitest'
import type { PuzzleNews, PuzzleReason } from '../protocol/protocol'
import { plain } from '../texts/message'
import { speak } from '../texts/texts.svelte'
import { daysIn, monthShifted, shifted, weekday } from './calendar'
import { mysteryOf } from './mysteries'
import type { Mystery } from './mystery'
import { sharedText, squares } from './share'
import { clockOf, type Solving } from './solving.svelte'

const NEWS: PuzzleNews = {
  name: 'e1.cluedo.shown.1.20261116.1974',
  game: 'cluedo',
  kind: 'shown',
  level: 1,
  day: '2026-11-16',
  number: 1,
  characters: ['rose', 'moutarde', 'leblanc', 'olive'],
  seat: 1,
  hand: ['olive', 'poison'],
  sizes: [4, 5, 5, 5],
  piles: { envelope: 3 },
  story: [
    { events: [], marks: [], picture: {} },
    {
      events: [
        { event: 'Suggested', seat: 2, suspect: 'rose', weapon: 'poison', room: 'salle-de-bal' },
        { event: 'HadNone', seat: 1 },
        { event: 'Showed', seat: 3, to: 2, card: null },
      ],
      marks: [],
      picture: {},
    },
  ],
  ask: {
    kind: 'shown',
    cards: ['rose', 'poison', 'salle-de-bal'],
    line: 1,
    seat: 3,
    to: 2,
    offers: [],
    turns: [],
    surely: [],
  },
}
const RULES = ['last-place', 'full', 'all-needed', 'narrowed', 'barred', 'crowded'] as const
const reason = (rule: PuzzleReason['rule'], inner: PuzzleReason[] = []): PuzzleReason => ({
  rule,
  place: 3,
  cards: ['salle-de-bal'],
  holds: true,
  lines: [0, 1],
  known: ['rose'],
  inner,
  at: null,
  outcome: null,
})
const mystery = (): Promise<Mystery> => mysteryOf(NEWS)

beforeEach(() => speak('fr'))

it('tells a line in the words of its game, with the cards that it names', async () => {
  const [, line] = (await mystery()).lines
  expect(line?.cards).toEqual(['rose', 'poison', 'salle-de-bal'])
  const said = line && plain(line.says)
  expect(said).toBe(
    'Mme Leblanc suppose\u202f: Rose, le flacon de poison, dans la Salle de bal. Vous n’avez rien à montrer. Le Révérend Olive montre une carte à Mme Leblanc.',
  )
})

it('asks, and says why, in both languages', async () => {
  const { sentences } = await mystery()
  expect(sentences.question).toBe('Ligne 1\u202f: quelle carte est passée du Révérend Olive à Mme Leblanc\u202f?')
  expect(sentences.reason(reason('narrowed'))).toBe(
    'Chez le Révérend Olive\u202f: la Salle de bal. Une des trois cartes a été montrée, et celles-ci sont exclues\u202f: Mlle Rose (ligne 1).',
  )
  speak('en')
  expect(sentences.question).toBe('Line 1: which card did Reverend Green show Mrs White?')
})

it.each(['fr', 'en'] as const)('has words for every rule and every dead end in %s', async (language) => {
  speak(language)
  const { sentences } = await mystery()
  for (const rule of RULES)
    for (const said of [
      sentences.reason(reason(rule)),
      sentences.reason(reason('suppose', [reason('full'), reason(rule)])),
    ])
      expect(said).not.toMatch(/undefined|[{}]|puzzle\./)
})

it('offers the cards, the trio or the places that can be answered', async () => {
  const { slots } = await mystery()
  expect(slots.map(({ options }) => options.map(({ id }) => id))).toEqual([NEWS.ask.cards])
  const sealed = await mysteryOf({ ...NEWS, ask: { ...NEWS.ask, kind: 'sealed', cards: [] } })
  expect(sealed.slots.map(({ options }) => options.length)).toEqual([6, 7, 9])
  const holder = await mysteryOf({ ...NEWS, ask: { ...NEWS.ask, kind: 'holder', cards: ['corde'] } })
  expect(holder.slots[0]?.options.map(({ id }) => id)).toEqual(['0', '2', '3', 'envelope'])
})

it('shares figures and squares, and no card', async () => {
  const at = {
    seconds: 252,
    tries: 2,
    lights: [{}, {}, {}, {}],
    gaveUp: false,
    solution: { proof: [{}, {}, {}] },
  } as unknown as Solving
  expect(squares(at)).toBe('▣▣■')
  const text = sharedText(await mystery(), at)
  expect(text).toContain('▣▣■ 4:12 · 4 lumières · 2 essais')
  expect(text).toContain('/enigme/e1.cluedo.shown.1.20261116.1974')
  expect(text).not.toMatch(/Salle|Rose|poison/i)
})

it('knows days and months of any length', () => {
  expect(shifted('2026-11-30', 1)).toBe('2026-12-01')
  expect(monthShifted('2026-12', 1)).toBe('2027-01')
  expect(monthShifted('2027-01', -1)).toBe('2026-12')
  expect(daysIn('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysIn('2026-11')).toHaveLength(30)
  expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([1, 7])
})

it('writes minutes and seconds', () => expect(clockOf(605)).toBe('10:05'))
