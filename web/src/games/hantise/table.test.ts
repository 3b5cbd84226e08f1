import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Character } from '../../art/hantise/cast'
import protocol from '../../protocol/protocol.ts?raw'
import type { HantisePicture } from '../../protocol/protocol'
import { plain } from '../../texts/message'
import { speak } from '../../texts/texts.svelte'
import { eventsOf, situationOf, waysToAnswer } from '../answering.svelte'
import Ask from './Ask.svelte'
import { best } from './asking'
import Hand from './Hand.svelte'
import { unseen } from './left'
import { line } from './lines'
import { calendar } from './nights'
import recorded from './recorded.json'
import { frightOf, stackOf, valueOf, zoneOf, ZONES, type At, type Told } from './situation'
import { THRESHOLD, worth } from './values'

const NAMES = ['Anne', 'Ben']
const SILENT = new Set(['ApparitionNamed', 'Claimed', 'Said'])
const RARE: readonly Told[] = [
  { event: 'CouldNotDraw', seat: 0 },
  { event: 'CouldNotDraw', seat: 1 },
  { event: 'Claimed', seat: 1, claim: '' },
  { event: 'ChangedHands', seat: 0, name: 'Dora' },
  { event: 'ChangedHands', seat: 1, name: 'Dora' },
  { event: 'ChangedHands', seat: 1, name: '' },
  { event: 'NightWon', seat: 0, how: 'dawn', character: 'papa', marabout: true },
  { event: 'Ended', winner: 1, reason: 'characters', points: [28, 28] },
]

const recordedAt = (i: number): At => situationOf(recorded.questions[i] as never, NAMES)
const told = (seat: number | null, entries: readonly Told[]): At => ({
  ...situationOf<HantisePicture, Told>(
    { seat: seat ?? 0, picture: { character: 'papa' }, entries, question: { ply: 0, choices: [] } },
    NAMES,
  ),
  seat,
})

afterEach(() => speak('fr'))

describe('the question', () => {
  it.each(recorded.questions.map((question, i) => [i, question] as const))(
    'number %i can be answered in every way the rules allow, each by one path',
    async (_, question) => {
      const parts: Parameters<typeof waysToAnswer>[0] = [
        [Ask, {}],
        [Hand, { small: false }],
      ]
      const ways = await waysToAnswer(parts, (act) => situationOf(question, NAMES, act))
      const options = situationOf(question, NAMES).options.map(({ text }) => text)
      expect([...ways.keys()].sort()).toEqual([...options].sort())
      expect([...ways].filter(([, found]) => found.length !== 1)).toEqual([])
    },
    20_000,
  )
})

it('three Servants of one family lie side by side in the hand', async () => {
  const servants = Array.from({ length: 3 }, () => 'serviteur-spectre')
  const at = { ...recordedAt(0), picture: { ...recordedAt(0).picture, hand: servants } }
  const hand = mount(Hand, { target: document.body, props: { at, small: false } })
  flushSync()
  expect(document.body.querySelectorAll('.place')).toHaveLength(3)
  await unmount(hand)
})

describe.each(['fr', 'en'] as const)('the log in %s', (language) => {
  const events = [
    ...recorded.events.map(({ seat, entry }) => ({ seat: seat as number | null, entry: entry as unknown as Told })),
    ...RARE.map((entry) => ({ seat: 0, entry })),
    ...recorded.events.map(({ entry }) => ({ seat: null, entry: entry as unknown as Told })),
  ]

  it('has met every event of the game', () =>
    expect(eventsOf(protocol, 'Hantise').filter((name) => !events.some(({ entry }) => entry.event === name))).toEqual(
      [],
    ))

  it.each(events.map((each) => [`${JSON.stringify(each.entry)} to ${each.seat}`, each] as const))(
    'tells %s',
    (_, { seat, entry }) => {
      speak(language)
      const found = line(entry, 0, told(seat, [entry]))
      if (!found) {
        const isEmpty = entry.event === 'Cleared' && !entry.cards.length
        expect(SILENT.has(entry.event) || isEmpty).toBe(true)
        return
      }
      const says = found.kind === 'turn' ? found.text : found.kind === 'line' ? plain(found.says) : ''
      expect(says).toMatch(/^[^{}*]{4,}$/)
      expect(says).not.toMatch(/undefined|null|NaN/)
    },
  )
})

describe('what the page counts', () => {
  it.each(recorded.questions.map((_, i) => [i]))('is what the server counts, in question %i', (i) => {
    const at = recordedAt(i)
    for (const seat of [0, 1])
      for (const zone of ZONES)
        if (at.picture.folded !== seat)
          expect(worth(stackOf(at, seat, zone), zoneOf(at) === zone)).toBe(valueOf(at, seat, zone))
    if (at.picture.goal !== null)
      expect(at.picture.goal - (at.picture.marabout === 1 ? 2 : 0)).toBe(THRESHOLD[at.picture.character as Character])
  })

  it('gives places alone a value, and no fright', () => {
    const at = recordedAt(0)
    const stacks = at.picture.stacks.map(() => [] as string[])
    const alone = { ...at, picture: { ...at.picture, stacks: [['puits', 'serre'], ...stacks.slice(1)], values: [7] } }
    const haunted = { ...alone, picture: { ...alone.picture, stacks: [['puits', 'reine-spectre', 'serre']] } }
    expect([valueOf(alone, 0, 'jardin'), frightOf(alone, 0, 'jardin'), best(alone, 0)]).toEqual([7, 0, 0])
    expect([frightOf(haunted, 0, 'jardin'), best(haunted, 0)]).toEqual([7, 7])
  })

  it.each(recorded.questions.map((_, i) => [i]))(
    'leaves as many cards unseen as there are face down, in question %i',
    (i) => {
      const at = recordedAt(i)
      const left = unseen(at)
      const cards = new Set(
        recorded.questions.flatMap(({ picture }) => [...picture.hand, ...picture.discard, ...picture.stacks.flat()]),
      )
      for (const card of cards) expect(left(card)).toBeGreaterThanOrEqual(0)
    },
  )
})

describe('the calendar', () => {
  it('has seven nights: those won, this one, those to come', () => {
    const nights = calendar(
      told(0, [
        { event: 'CharacterRevealed', character: 'bebe' },
        { event: 'NightWon', seat: 1, how: 'scare', character: 'bebe', marabout: false },
        { event: 'CharacterRevealed', character: 'papa' },
      ]),
    )
    expect(nights).toEqual([{ who: 'bebe', by: 'sombre' }, { who: 'papa', now: true }, {}, {}, {}, {}, {}])
  })
})
