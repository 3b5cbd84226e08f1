import { expect, it } from 'vitest'
import { GAMES } from './game'
import { clauseHref, pathOf, routeOf, type Route } from './route.svelte'

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'table', code: 'minuitdore' },
  { screen: 'rules' },
  ...GAMES.map((game) => ({ screen: 'rules', game, clause: 'CL-22' }) as const),
  { screen: 'replay', code: 'minuitdore' },
  { screen: 'past' },
  ...GAMES.map((game) => ({ screen: 'first', game }) as const),
]

it.each(ROUTES)('the address of %j leads back to it', (route) => expect(routeOf(pathOf(route))).toEqual(route))

it.each(['/grenier', '/t', '/t/', '/first/go', '/replay'])('%s leads home', (path) =>
  expect(routeOf(path)).toEqual({ screen: 'home' }),
)

it('a clause is found in the rules of its game', () => {
  expect(clauseHref('CL-R23')).toBe('/rules/cluedo#CL-R23')
  expect(clauseHref('R8-24')).toBe('/rules/cluedo-2008#R8-24')
})
