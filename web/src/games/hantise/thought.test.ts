import { beforeEach, expect, it } from 'vitest'
import type { HantiseBelief } from '../../protocol/protocol'
import { percent } from '../../table/advice/figures'
import { speak } from '../../texts/texts.svelte'
import { spaced } from '../advising'
import { situationOf } from '../answering.svelte'
import { weighing } from './advice'
import type { At } from './situation'
import { beliefSays } from './thought'

const at: At = situationOf({ seat: null, picture: { night: 3, moment: 'main' }, entries: [] } as never, ['Anne', 'Ben'])
const says = (action: string, belief: HantiseBelief): string => spaced(beliefSays(at, action, belief))

beforeEach(() => speak('fr'))

it('says how the night stood and what the other hand might hold', () => {
  const night = { belief: 'NightStands', character: 'papa', zone: 'sous-sol', threshold: 9, own: 5, theirs: 7 } as const
  expect(says('end', night)).toBe('Papa au Sous-sol, seuil 9 : 5 au mieux, 7 en face.')
  const monsters = [{ type: 'serviteur', odds: 0.54 }]
  expect(says('end', { belief: 'TheirHand', size: 3, sure: ['cave'], monsters })).toBe(
    'En face, 3 cartes. À coup sûr : la Cave. Dans la main d’en face, au moins un : Serviteur (54 %).',
  )
  expect(says('end', { belief: 'TheirHand', size: 0, sure: [], monsters: [] })).toBe('En face, 0 carte.')
})

it('says what was hoped of a plan, and what was to follow', () => {
  expect(says('play cave', { belief: 'Tonight', planned: 0.4, unplanned: 0.25 })).toBe(
    'Chances de gagner cette nuit : 40 % ainsi, 25 % en finissant le tour tout de suite.',
  )
  expect(says('play cave', { belief: 'BestPlan', actions: ['play cave', 'end'], games: 9 })).toBe(
    'Le plan : Cave au Sous-sol, Finir le tour.',
  )
})

it('tells chances of who tried plans out, and the order alone of others', () => {
  const prospects = [{ action: 'end', worth: 0.5 }]
  const tried = weighing(at, { prospects, believed: [{ belief: 'BestPlan', actions: ['end'], games: 9 }] })
  expect(tried.weighed[0]).toEqual({ says: 'Finir le tour', figure: percent(0.5), part: 0.5 })
  const untried = weighing(at, { prospects })
  expect(spaced(untried.measure)).toBe('Ce qui a été pesé, le meilleur d’abord :')
  expect(untried.weighed).toEqual([{ says: 'Finir le tour' }])
})
