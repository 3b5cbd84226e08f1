import { beforeEach, expect, it } from 'vitest'
import type { HuisClosBelief } from '../../protocol/protocol'
import { speak } from '../../texts/texts.svelte'
import { spaced } from '../advising'
import { situationOf } from '../answering.svelte'
import { weighing } from './advice'
import type { At } from './situation'
import { beliefSays } from './thought'

const FOUR = ['worms', 'borrow', 'georges', 'peely']
const at: At = situationOf({ seat: null, picture: { characters: FOUR }, entries: [] } as never, FOUR)

beforeEach(() => speak('fr'))

it('says whom a bot suspected, and what it feared or hoped for, and nothing of what is nothing', () => {
  const believed: HuisClosBelief[] = [
    {
      belief: 'Suspects',
      seats: [
        { seat: 3, odds: 0.6 },
        { seat: 1, odds: 0.05 },
        { seat: 2, odds: 0 },
      ],
    },
    {
      belief: 'Dangers',
      places: [
        { place: 'salon', odds: 0.12 },
        { place: 'serre', odds: 0.03 },
      ],
    },
    {
      belief: 'Weapons',
      places: [
        { place: 'cuisine', count: 2.5 },
        { place: 'salon', count: 0.4 },
        { place: 'serre', count: 0 },
      ],
    },
    { belief: 'Suspects', seats: [] },
    { belief: 'Dangers', places: [{ place: 'salon', odds: 0 }] },
    { belief: 'Weapons', places: [{ place: 'salon', count: 0.01 }] },
  ]
  expect(believed.map((belief) => spaced(beliefSays(at, belief)))).toEqual([
    'Meurtrier : Miss Peely (60 %), Lady Borrow (5 %).',
    'L’arme du lieu pourrait frapper : Salon (12 %), Serre (3 %).',
    'Armes à trouver, en moyenne : Cuisine (2,5), Salon (0,4).',
    'Aucun suspect.',
    'Aucune arme n’est à craindre.',
    'Aucune arme n’est à trouver.',
  ])
})

it('tells the order alone of what has no unit', () => {
  const prospects = [{ action: 'take peely-coiffe', worth: 3 }]
  const { measure, weighed } = weighing(
    at,
    { prospects, believed: [{ belief: 'Suspects', seats: [{ seat: 3, odds: 0.6 }] }] },
    false,
  )
  expect(spaced(measure)).toBe('Ce qui a été pesé, le meilleur d’abord :')
  expect(weighed).toEqual([{ says: 'la coiffe (Miss Peely)', figure: undefined }])
})
