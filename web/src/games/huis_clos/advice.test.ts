import { beforeEach, describe, expect, it } from 'vitest'
import type { Belief } from '../../protocol/protocol'
import { speak } from '../../texts/texts.svelte'
import { hasWords, hintOf, spaced } from '../advising'
import { situationOf } from '../answering.svelte'
import { reasonsFor, weighing } from './advice'
import { brief, counsel, partsOf } from './counsel'
import recorded from './recorded.json'
import type { At } from './situation'

const FOUR = ['worms', 'borrow', 'georges', 'peely']
const ACTIONS = [
  ['go salon', 'Enquêtez dans le Salon.', 'Salon'],
  ['search', 'Fouillez la Cuisine.', 'Fouiller'],
  ['exchange peely', 'Échangez de force avec Miss Peely.', 'Échanger avec Miss Peely'],
  ['accuse peely peely-coiffe', 'Accusez Miss Peely, en montrant la coiffe (Miss Peely).', 'Accuser Miss Peely'],
  ['pass', 'Choisissez « Ne rien faire ».', 'Ne rien faire'],
  ['observe', 'Regardez ce que Lady Borrow va gagner.', 'Observer'],
  ['decline', 'Choisissez « Regarder ailleurs ».', 'Regarder ailleurs'],
  ['take corde', 'Prenez la corde.', 'la corde'],
  [
    'swap corde worms-pipe',
    'Prenez la pipe (Inspecteur Worms) et laissez la corde.',
    'la pipe (Inspecteur Worms) contre la corde',
  ],
  [
    'take-destroy corde worms-pipe',
    'Prenez la corde et détruisez la pipe (Inspecteur Worms).',
    'la corde, en détruisant la pipe (Inspecteur Worms)',
  ],
  [
    'take-destroy worms-pipe worms-pipe',
    'Détruisez la pipe (Inspecteur Worms).',
    'Détruire la pipe (Inspecteur Worms)',
  ],
  ['destroy worms-pipe', 'Détruisez la pipe (Inspecteur Worms).', 'Détruire la pipe (Inspecteur Worms)'],
  ['keep', 'Choisissez « Tout garder ».', 'Tout garder'],
  ['give corde', 'Donnez la corde.', 'la corde'],
  ['deposit corde', 'Glissez la corde dans l’Urne.', 'la corde'],
  ['take-back corde', 'Reprenez la corde.', 'la corde'],
] as const

/** You are Worms in the kitchen; Borrow began the turn, and still plays. */
const at = (isMurderer: boolean, rest: object = {}): At =>
  situationOf(
    {
      seat: 0,
      picture: {
        characters: FOUR,
        out: [],
        roles: [isMurderer, null, null, null],
        pawns: ['cuisine', 'salon', 'salon', 'serre'],
        turn: 2,
        starter: 1,
        player: 1,
        duel: false,
        hand: [],
        ...rest,
      },
      entries: [],
      question: { ply: 0, choices: [] },
    },
    FOUR,
  )
const suspects = (odds: Record<string, number>): Belief => ({
  belief: 'Suspects',
  seats: Object.entries(odds).map(([who, odds]) => ({ seat: FOUR.indexOf(who), odds })),
})
const dangers = (odds: Record<string, number>): Belief => ({
  belief: 'Dangers',
  places: Object.entries(odds).map(([place, odds]) => ({ place, odds })),
})
const INNOCENT = [
  suspects({ peely: 0.6, georges: 0.3, borrow: 0.1 }),
  dangers({ salon: 0.4, serre: 0.15, cuisine: 0.05 }),
]
const MURDERER: Belief[] = [
  suspects({ worms: 1 }),
  {
    belief: 'Weapons',
    places: [
      { place: 'salon', count: 1.2 },
      { place: 'serre', count: 0.4 },
    ],
  },
]

beforeEach(() => speak('fr'))

describe('what is advised', () => {
  hasWords({ counsel, brief }, at(false), ACTIONS, recorded.questions, (question) => situationOf(question, FOUR))

  it('is chosen part by part', () => {
    const parts = (verb: string, of: Record<string, string>) => partsOf({ verb, parts: of, text: '' })
    expect(parts('swap', { own: 'corde', clue: 'fusil' })).toEqual({ own: 'corde', clue: 'fusil' })
    expect(parts('take-destroy', { clue: 'fusil', destroyed: 'worms-pipe' })).toEqual({
      clue: 'fusil',
      own: 'worms-pipe',
    })
    expect(parts('take-destroy', { clue: 'worms-pipe', destroyed: 'worms-pipe' })).toEqual({ clue: 'worms-pipe' })
    expect(parts('accuse', { accused: 'peely', clue: 'peely-coiffe' })).toEqual({
      accused: 'peely',
      clue: 'peely-coiffe',
    })
    expect(parts('search', {})).toEqual({})
  })
})

describe('the reasons', () => {
  const SUSPECTS =
    'Les plus suspects, d’après ce qui s’est fait et dit : Miss Peely (60 %), Georges (30 %) et Lady Borrow (10 %).'
  const innocent = (action: string) => reasonsFor(at(false), hintOf(action, { believed: INNOCENT })).map(spaced)
  const murderer = (action: string) => reasonsFor(at(true), hintOf(action, { believed: MURDERER })).map(spaced)

  it.each([
    ['go serre', 'Chances que le Meurtrier ait l’arme de ce lieu : 15 % ; ailleurs, jusqu’à 40 % (Salon).'],
    ['accuse peely peely-coiffe', 'Chances que Miss Peely soit le Meurtrier : 60 %.'],
    ['observe', 'Chances que Lady Borrow soit le Meurtrier : 10 %.'],
    ['take georges-gants', 'Cet indice permet d’accuser Georges (Meurtrier : 30 %).'],
    ['take corde', 'Dans votre main, une arme ne tue personne.'],
    ['give corde', 'De ce que vous pouvez céder, c’est ce qui vous sert le moins.'],
    ['keep', 'On ne détruit que trois fois : rien n’en vaut la peine ici.'],
  ])('of an Innocent for %s are what it believes', (action, says) => expect(innocent(action)).toEqual([says, SUSPECTS]))

  it('of an Innocent who leaves one clue for another are both', () =>
    expect(innocent('swap corde georges-gants')).toHaveLength(3))

  it('say when nobody stands out', () => {
    const believed = [suspects({ peely: 0.34, georges: 0.33, borrow: 0.33 })]
    expect(reasonsFor(at(false), hintOf('search', { believed }))).toEqual([
      'Personne n’est encore plus suspect qu’un autre.',
    ])
  })

  it.each([
    ['go salon', ['Armes à y trouver, en moyenne : 1,2.']],
    ['take corde', ['Une arme de plus pour frapper.']],
    ['take worms-pipe', ['Dans votre main, il ne servira à personne contre vous.']],
    ['deposit tisonnier', ['Si le tisonnier sort de l’Urne, c’est la mort pour Lady Borrow et Georges.']],
    ['observe', []],
  ])('of a Murderer for %s tell of weapons and victims', (action, says) => expect(murderer(action)).toEqual(says))

  it('count only those who have had their turn and will stay', () => {
    const told = hintOf('take tisonnier', { believed: MURDERER })
    const said = (player: number) => reasonsFor(at(true, { player }), told).map(spaced)
    expect(said(1)).toEqual(['Une arme de plus pour frapper.'])
    expect(said(0)).toEqual(['Une arme de plus pour frapper.', 'Dans son lieu : Lady Borrow et Georges.'])
  })

  it('of a duellist say where the other can strike', () => {
    const believed = [...MURDERER, dangers({ salon: 0.5, serre: 0 })]
    expect(reasonsFor(at(false, { duel: true }), hintOf('go serre', { believed })).map(spaced)).toEqual([
      'Chances que l’autre ait l’arme de ce lieu : 0 % ; ailleurs, jusqu’à 50 % (Salon).',
      'Armes à y trouver, en moyenne : 0,4.',
    ])
  })

  it('without odds name those whom the notebook has not cleared', () => {
    const marks = [{ card: 'murderer', place: 2, mark: 'no' }]
    const notebook = { type: 'notebook', seat: 0, ply: 0, help: 'certain', marks }
    const certain = { ...at(false), notebook } as unknown as At
    expect(reasonsFor(certain, hintOf('search')).map(spaced)).toEqual([
      'Peuvent encore être le Meurtrier : Lady Borrow et Miss Peely.',
    ])
  })
})

describe('what was weighed', () => {
  const weigh = (isMurderer: boolean, believed: Belief[], ...actions: string[]) => {
    const prospects = actions.map((action) => ({ action, worth: 1 }))
    const { measure, weighed } = weighing(at(isMurderer), hintOf(actions[0] ?? '', { prospects, believed }))
    return [measure, ...weighed.map(({ says, figure }) => `${says} ${figure ?? '-'}`)].map(spaced)
  }
  it('has no unit: of Places the danger is told', () =>
    expect(weigh(false, INNOCENT, 'go serre', 'go salon')).toEqual([
      'Le meilleur d’abord, avec le danger que son arme frappe :',
      'Serre 15 %',
      'Salon 40 %',
    ]))
  it('to a Murderer, the weapons', () => expect(weigh(true, MURDERER, 'go salon', 'go serre')[2]).toBe('Serre 0,4'))
  it('of people and their clues, how likely it was them', () =>
    expect(weigh(false, INNOCENT, 'accuse peely peely-coiffe', 'search').slice(1)).toEqual([
      'Accuser Miss Peely 60 %',
      'Fouiller -',
    ]))
  it('where nothing is known, the order alone', () =>
    expect(weigh(true, MURDERER, 'give corde', 'give peely-coiffe')).toEqual([
      'Ce qui a été pesé, le meilleur d’abord :',
      'la corde -',
      'la coiffe (Miss Peely) -',
    ]))
})
