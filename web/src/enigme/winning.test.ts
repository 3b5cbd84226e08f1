import { beforeEach, expect, it } from 'vitest'
import type { PuzzleNews, PuzzleReason } from '../protocol/protocol'
import { plain } from '../texts/message'
import { speak } from '../texts/texts.svelte'
import { mysteryOf } from './mysteries'

const night = { night: 2, character: 'bebe', zone: 'jardin', stacks: [[], [], [], [], [], [], [], []] }
const NEWS: PuzzleNews = {
  name: 'e1.hantise.winning.1.7.0000',
  game: 'hantise',
  kind: 'winning',
  level: 1,
  day: null,
  number: null,
  characters: ['claire', 'sombre'],
  seat: 1,
  hand: ['serviteur-fantome', 'serviteur-fantome', 'chambre'],
  sizes: [4, 3],
  piles: {},
  story: [
    { events: [], marks: [], picture: night },
    {
      events: [
        { event: 'NightBegan', night: 2, opener: 0 },
        { event: 'CharacterRevealed', character: 'bebe' },
      ],
      marks: [],
      picture: {},
    },
    { events: [{ event: 'Drew', seat: 1, card: 'chambre' }], marks: [], picture: {} },
  ],
  ask: {
    kind: 'winning',
    cards: [],
    line: null,
    seat: 0,
    to: null,
    offers: [['play chambre'], ['play serviteur-fantome jardin', 'decline', 'play serviteur-fantome jardin']],
    turns: [
      [{ event: 'Played', seat: 1, card: 'chambre', zone: 'premier-etage' }],
      [
        { event: 'Played', seat: 1, card: 'serviteur-fantome', zone: 'jardin' },
        { event: 'Chased', seat: 1 },
        { event: 'Played', seat: 1, card: 'serviteur-fantome', zone: 'jardin' },
      ],
    ],
    surely: ['serre'],
  },
}
const UNDONE: PuzzleReason = {
  rule: 'undone',
  place: 0,
  cards: ['assommeur-spectre'],
  holds: false,
  lines: [],
  known: [],
  inner: [],
  at: null,
  outcome: {
    offer: 2,
    events: [
      { event: 'Played', seat: 0, card: 'assommeur-spectre', zone: 'sous-sol' },
      { event: 'Knocked', seat: 0, owner: 1, zone: 'jardin', card: 'serviteur-fantome' },
    ],
    left: 4,
    needed: 5,
  },
}

beforeEach(() => speak('fr'))

it('tells the night in the words of the game, and begins every sentence', async () => {
  const { lines } = await mysteryOf(NEWS)
  const said = lines.map(({ says }) => plain(says))
  expect(said[0]).toContain('Vous êtes l’Âme sombre, et c’est à vous de jouer.')
  expect(said[0]).toContain('L’Âme claire a sûrement en main\u202f: la Serre.')
  expect(lines[1]?.heading).toBe('Nuit 2')
  expect(said[2]).toBe('Vous piochez la Chambre.')
  expect(lines[2]?.cards).toEqual(['serviteur-fantome', 'chambre'])
})

it('offers whole turns, with a picture for each card of them', async () => {
  const mystery = await mysteryOf(NEWS)
  const options = mystery.slots[0]?.options ?? []
  expect(options.map(({ id }) => id)).toEqual(['1', '2'])
  expect(options[0]?.label).toBe('1. Chambre au 1er Étage')
  expect(options[1]?.label).toBe(
    '2. Serviteur Fantôme au Jardin\u202f: vous chassez Bébé de sa zone · Serviteur Fantôme au Jardin',
  )
  const ids = options[1]?.pictures?.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(2)
  expect(mystery.faces(['2'])).toHaveLength(2)
})

it('says which cards undo a turn, and what is left of it', async () => {
  const { sentences } = await mysteryOf(NEWS)
  expect(sentences.wrong([], UNDONE)).toBe(
    'Non. Il suffit que l’Âme claire tienne ou pioche l’Assommeur Spectre. L’Âme claire joue l’Assommeur Spectre au Sous-sol. L’Âme claire assomme votre Serviteur Fantôme, au Jardin. Il ne reste que 4, et il faut 5.',
  )
  expect(sentences.mark(UNDONE)).toBe('Le tour 2 ne gagne pas à coup sûr')
})

it.each(['fr', 'en'] as const)(
  'has words for all that a turn may come to, and for three lanterns, in %s',
  async (language) => {
    speak(language)
    const { sentences } = await mysteryOf(NEWS)
    for (const rule of ['stands', 'undone', 'first', 'short'] as const)
      for (const cards of [UNDONE.cards, []])
        expect(sentences.reason({ ...UNDONE, rule, cards })).not.toMatch(/undefined|[{}]|puzzle\./)
    for (const degree of [0, 1, 2]) {
      expect(sentences.lantern(degree)).not.toMatch(/enigme\./)
      const help = {
        step: 0,
        degree,
        lines: [],
        offer: 2,
        rule: UNDONE.rule,
        reason: degree === 2 ? UNDONE : null,
        last: false,
      }
      expect(sentences.help(help)).not.toMatch(/undefined|[{}]|puzzle\./)
    }
  },
)
