import { beforeEach, expect, it } from 'vitest'
import { speak } from '../../texts/texts.svelte'
import { situationOf } from '../answering.svelte'
import { weighing } from './advice'
import type { At } from './situation'
import { believedSays } from './thought'

const FOUR = ['worms', 'borrow', 'georges', 'peely']
const at: At = situationOf({ seat: null, picture: { characters: FOUR }, entries: [] } as never, FOUR)
const plain = (says: string): string => says.replace(/[\u202f\u00a0]/g, ' ')

beforeEach(() => speak('fr'))

it('says whom a bot suspected, and what it feared or hoped for', () => {
  const believed = ['murderer: peely 60%, borrow 5%', 'danger: salon 12%, serre 3%', 'weapons: cuisine 2.5, salon 0.4']
  expect(believedSays(at, believed).map(plain)).toEqual([
    'Meurtrier : Miss Peely (60 %), Lady Borrow (5 %).',
    'L’arme du lieu pourrait frapper : Salon (12 %), Serre (3 %).',
    'Armes à trouver, en moyenne : Cuisine (2,5), Salon (0,4).',
  ])
})

it('says nothing for a bot that suspects nobody', () => expect(believedSays(at, ['murderer: '])).toEqual([]))

it('tells the order alone of what has no unit', () => {
  const prospects = [{ action: 'take peely-coiffe', worth: 3 }]
  const { measure, weighed } = weighing(at, { prospects, believed: ['murderer: peely 60%'] }, false)
  expect(plain(measure)).toBe('Ce qui a été pesé, le meilleur d’abord :')
  expect(weighed).toEqual([{ says: 'la coiffe (Peely)', figure: undefined }])
})
