import { afterEach, expect, it } from 'vitest'
import cluedo from '$games/cluedo/refusals.py?raw'
import villa from '$games/cluedo_2008/refusals.py?raw'
import garden from '$games/super_cluedo/refusals.py?raw'
import { hantiseReasons } from './fr/hantise_reasons'
import { huisClosReasons } from './fr/huis_clos_reasons'
import { reasonSays } from './refusals'
import { speak } from './texts.svelte'

afterEach(() => speak('fr'))

/** Every reason that the engine can give to somebody who presses a place on the plan. */
function reasonsToStay(source: string): string[] {
  const moving = [...source.matchAll(/\bGo: \("[\w-]+", "([^"]+)"\)/g)].map(([, reason]) => reason)
  const named = [...source.matchAll(/^(?:MOVED|MOVE_IS_OVER)\b.*\("[\w-]+", "([^"]+)"\)/gm)].map(([, reason]) => reason)
  const [, ends = ''] = /def _?refused_end[^]*?(return[^]*?)(?:\n\n\n|$)/.exec(source) ?? []
  const ending = [...ends.matchAll(/IllegalAction\("[\w-]+", f?"([^"]+)"\)/g)].map(([, reason]) => reason)
  return [...moving, ...named, ...ending].flatMap((reason) => reason?.replace(/\{\w+\}/, '7') ?? [])
}

it.each([
  ['cluedo', cluedo, 7],
  ['super_cluedo', garden, 5],
  ['cluedo_2008', villa, 8],
])('%s says in French why a pawn stays where it is', (_, source, least) => {
  const reasons = reasonsToStay(source)
  expect(reasons.length).toBeGreaterThanOrEqual(least)
  expect(reasons.filter((reason) => reasonSays(reason) === undefined)).toEqual([])
})

it('says whole sentences, typeset in French', () => {
  const said = [...Object.keys(huisClosReasons), ...Object.keys(hantiseReasons)].map((each) => reasonSays(each))
  expect(said.filter((each) => !/^[A-ZÀÉ].*\.$/.test(each ?? '') || /[^\u202f][:;!?»]|'/.test(each ?? ''))).toEqual([])
})

it('keeps the number', () => {
  expect(reasonSays('that square is not exactly 8 steps away')).toBe('Cette case n’est pas exactement à 8 pas.')
  speak('en')
  expect(reasonSays('that square is not exactly 8 steps away')).toBe('That square is not exactly 8 steps away.')
})
