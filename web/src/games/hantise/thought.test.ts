import { beforeEach, expect, it } from 'vitest'
import { percent } from '../../table/advice/figures'
import { speak } from '../../texts/texts.svelte'
import { situationOf } from '../answering.svelte'
import { weighing } from './advice'
import type { At } from './situation'
import { believedSays } from './thought'

const at: At = situationOf({ seat: null, picture: { night: 3, moment: 'main' }, entries: [] } as never, ['Anne', 'Ben'])
const plain = (says: string): string => says.replace(/[\u202f\u00a0]/g, ' ')
const BELIEVED = [
  'night 3: papa in the sous-sol, threshold 9; own best 5, theirs 7',
  'their hand: 3 cards, surely cave',
  '  serviteur: 6 unseen, at least one in their hand 54%',
  '  reine: 0 unseen, at least one in their hand 0%',
]

beforeEach(() => speak('fr'))

it('says how the night stood and what the other hand might hold', () =>
  expect(believedSays(at, 'end', BELIEVED).map(plain)).toEqual([
    'Papa au Sous-sol, seuil 9 : 5 au mieux, 7 en face.',
    'Dans la main d’en face, au moins un : Serviteur (54 %).',
  ]))

it('says what was hoped of a plan, and what was to follow', () =>
  expect(
    believedSays(at, 'play cave', ['tonight: 40% with the plan, 25% without it', '9 games imagined, best plan: play cave, then end']).map(plain),
  ).toEqual([
    'Chances de gagner cette nuit : 40 % ainsi, 25 % en finissant le tour tout de suite.',
    'Ensuite : Finir le tour.',
  ]))

it('tells chances of who tried plans out, and the order alone of others', () => {
  const prospects = [{ action: 'end', worth: 0.5 }]
  const tried = weighing(at, { prospects, believed: ['9 games imagined, best plan: end'] })
  expect(tried.weighed[0]).toEqual({ says: 'Finir le tour', figure: percent(0.5), part: 0.5 })
  const untried = weighing(at, { prospects })
  expect(plain(untried.measure)).toBe('Ce qui a été pesé, le meilleur d’abord :')
  expect(untried.weighed).toEqual([{ says: 'Finir le tour' }])
})
