import { GAMES, type Game } from './game'

/** Where one is in the house. */
export type Route =
  { readonly screen: 'home' } | { readonly screen: 'setting'; readonly game: Game; readonly alone: boolean }

export const pathOf = (route: Route): string => (route.screen === 'home' ? '/' : `/${route.game}`)

export function routeOf(path: string): Route {
  const game = GAMES.find((each) => path === `/${each}`)
  return game ? { screen: 'setting', game, alone: false } : { screen: 'home' }
}

let current = $state(routeOf(location.pathname))
addEventListener('popstate', () => (current = routeOf(location.pathname)))

export const route = (): Route => current

export function go(next: Route): void {
  history.pushState(undefined, '', pathOf(next))
  current = next
}
