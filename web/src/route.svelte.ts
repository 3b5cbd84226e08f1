import { saveFile } from './kit/saving'
import { api, type Played } from './protocol/api'
import { carrier, isExported } from './protocol/carried'
import { GAMES, isDrawn, wireName, type AnyGame, type Game } from './game'
import { DRAWN } from './games/registry'
import { NAMES, type LessonName } from './lessons/names'

/** Where one is in the house; every place has an address. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string }
  | { readonly screen: 'rules'; readonly game?: Game; readonly clause?: string }
  | { readonly screen: 'replay'; readonly code: string }
  /** The deal of this record, to be played again; without one, the deals of the week. */
  | { readonly screen: 'defi'; readonly code?: string }
  | { readonly screen: 'past' }
  /** One's own page, or that of somebody who shares it. */
  | { readonly screen: 'moi'; readonly code?: string }
  | { readonly screen: 'learn'; readonly lesson: LessonName }
  /** `told` is a carnet that came by link, `played` the game of which one is wanted. */
  | { readonly screen: 'carnet'; readonly told?: string; readonly played?: Played }
  /** Today's puzzle, that of a date, or one by its name. */
  | { readonly screen: 'enigme'; readonly name?: string }

/** Where no server knows the house's addresses, a place stands behind a question mark. */
const STATIC = isExported ? location.pathname : undefined

export const pathOf = (route: Route, root: string | undefined = STATIC): string => {
  const place = placeOf(route)
  if (root === undefined) return place
  return route.screen === 'home' ? root : `${root}?${place}`
}

/** A moment of a past game with open cards. */
export const momentPath = (code: string, ply: number, root: string | undefined = STATIC): string =>
  `${pathOf({ screen: 'replay', code }, root)}${root === undefined ? '?' : '&'}open=1&ply=${ply}`

function placeOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/'
    case 'table':
      return `/t/${route.code}`
    case 'rules':
      return `/rules${route.game ? `/${wireName(route.game)}` : ''}${route.clause ? `#${route.clause}` : ''}`
    case 'replay':
      return `/replay/${route.code}`
    case 'defi':
      return `/defi${route.code ? `/${route.code}` : ''}`
    case 'past':
      return '/past'
    case 'moi':
      return `/moi${route.code ? `/${route.code}` : ''}`
    case 'carnet':
      return `/carnet${playedPath(route.played)}${route.told ? `#${route.told}` : ''}`
    case 'learn':
      return `/learn/${route.lesson}`
    case 'enigme':
      return `/enigme${route.name ? `/${route.name}` : ''}`
  }
}

const playedPath = (played: Played | undefined): string =>
  played ? `/${[played.of, played.code, played.seat, ...(played.ply === undefined ? [] : [played.ply])].join('/')}` : ''

function playedIn([of, code, seat, ply]: readonly string[]): Played | undefined {
  if ((of !== 'table' && of !== 'record') || !code || !seat) return undefined
  return { of, code, seat: Number(seat), ...(ply && { ply: Number(ply) }) }
}

const HOME: Route = { screen: 'home' }

/** An unknown address leads home. */
export function routeOf(address: string, root: string | undefined = STATIC): Route {
  const { pathname, search, hash } = new URL(address, 'http://manoir')
  const place = root === undefined ? pathname : search.slice(1).replace(/&.*/, '')
  const [screen, name = '', ...more] = place.split('/').filter(Boolean).map(decodeURIComponent)
  const game = GAMES.find((each) => wireName(each) === name)
  switch (screen) {
    case 't':
      return name ? { screen: 'table', code: name } : HOME
    case 'rules':
      return { screen, ...(game && { game }), ...(hash.length > 1 && { clause: hash.slice(1) }) }
    case 'replay':
      return name ? { screen, code: name } : HOME
    case 'past':
      return { screen }
    case 'defi':
    case 'moi':
      return { screen, ...(name && { code: name }) }
    case 'carnet': {
      const played = playedIn([name, ...more])
      return { screen, ...(hash.length > 1 && { told: hash.slice(1) }), ...(played && { played }) }
    }
    case 'learn': {
      const lesson = NAMES.find((each) => each === name)
      return lesson ? { screen, lesson } : HOME
    }
    case 'enigme':
      return { screen, ...(name && { name }) }
    default:
      return HOME
  }
}

const here = (): Route => routeOf(location.href)
let current = $state.raw(here())
addEventListener('popstate', () => (current = here()))
addEventListener('hashchange', () => (current = here()))

export const route = (): Route => current

export function go(next: Route): void {
  history.pushState(undefined, '', pathOf(next))
  current = next
}

/** Go on without a way back to what was never a place of its own. */
export function replaceRoute(next: Route): void {
  history.replaceState(undefined, '', pathOf(next))
  current = next
}

/** Links to places of the house change the page without loading it anew. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/records/') && !carrier().isRemote) {
    event.preventDefault()
    void saveRecord(link.pathname.slice('/api/records/'.length))
    return
  }
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  const next = routeOf(link.href)
  if (link.href !== location.href) history.pushState(undefined, '', pathOf(next))
  current = next
}

/** What a network would have downloaded. */
const saveRecord = async (code: string): Promise<void> => saveFile(`manoir-${code}.txt`, await api.record(code))

/** Where the rules of a game stand; this page has none of a game that is not drawn. */
export const rulesHref = (game: AnyGame): string | undefined =>
  isDrawn(game) ? pathOf({ screen: 'rules', game }) : undefined

/** Where a clause stands in the rules, by its name alone. */
export function clauseHref(clause: string): string | undefined {
  const game = GAMES.find((each) => DRAWN[each].clauses.includes(clause.split('-')[0] ?? ''))
  return game && pathOf({ screen: 'rules', game, clause })
}
