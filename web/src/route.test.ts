import { expect, it } from 'vitest'
import { GAMES } from './game'
import { pathOf, routeOf } from './route.svelte'

it.each(GAMES)('the address of a table of %s leads back to it', (game) => {
  const route = { screen: 'setting', game, alone: false } as const
  expect(routeOf(pathOf(route))).toEqual(route)
})

it('an unknown address leads home', () => expect(routeOf('/grenier')).toEqual({ screen: 'home' }))
