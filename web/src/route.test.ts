import { expect, it } from 'vitest'
import { gameOf, GAMES } from './game'
import { NAMES } from './lessons/names'
import { clauseHref, momentPath, pathOf, routeOf, rulesHref, type Route } from './route.svelte'

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'table', code: 'minuitdore' },
  { screen: 'rules' },
  ...GAMES.map((game) => ({ screen: 'rules', game, clause: 'CL-22' }) as const),
  { screen: 'replay', code: 'minuitdore' },
  { screen: 'past' },
  { screen: 'defi' },
  { screen: 'defi', code: 'minuitdore' },
  { screen: 'moi' },
  { screen: 'moi', code: 'minuitdore' },
  { screen: 'carnet' },
  { screen: 'carnet', played: { of: 'record', code: 'minuitdore', seat: 1, ply: 40 } },
  { screen: 'carnet', played: { of: 'table', code: 'minuitdore', seat: 0 } },
  { screen: 'carnet', told: 'q1YqSy0qzszPU7JSMlLSUUrOz1WyUkpPzE0FAA' },
  { screen: 'enigme' },
  { screen: 'enigme', name: 'e1.cluedo.shown.1.20261116.1974' },
  ...NAMES.map((lesson) => ({ screen: 'learn', lesson }) as const),
]

it.each(ROUTES)('the address of %j leads back to it', (route) => expect(routeOf(pathOf(route))).toEqual(route))

it.each(['/grenier', '/t', '/t/', '/first/go', '/replay'])('%s leads home', (path) =>
  expect(routeOf(path)).toEqual({ screen: 'home' }),
)

it('a clause is found in the rules of its game', () => {
  expect(clauseHref('CL-R23')).toBe('/rules/cluedo#CL-R23')
  for (const clause of ['C8-01', 'R8-24', 'V8-03', 'X8-02', 'DP-01'])
    expect(clauseHref(clause)).toBe(`/rules/cluedo-2008#${clause}`)
})

it('a game that is not drawn has no rules to lead to', () => {
  expect(clauseHref('CA-01')).toBeUndefined()
  expect(rulesHref(gameOf('canaries'))).toBeUndefined()
  expect(rulesHref('hantise')).toBe('/rules/hantise')
})

it('leads to a moment of a past game, wherever the house stands', () => {
  expect(momentPath('abc', 7)).toBe('/replay/abc?open=1&ply=7')
  expect(routeOf(`http://manoir${momentPath('abc', 7, '/site/')}`, '/site/')).toEqual({ screen: 'replay', code: 'abc' })
})
