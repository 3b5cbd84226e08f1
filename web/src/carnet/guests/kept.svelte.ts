import type { HantiseCarnet, HuisClosCarnet } from '../../protocol/protocol'
import type { Change } from '../book'
import type { Draft } from './huis_clos'

/** A carnet of one of the games without an envelope, as this device keeps it. */
interface Kept<Game extends string, Carnet extends { readonly lines: unknown[] }> {
  readonly id: string
  readonly game: Game
  readonly carnet: Carnet
  /** All that was done, to be undone in order. */
  readonly done: readonly Change<Carnet['lines'][number]>[]
}
export interface HuisClosBook extends Kept<'huis_clos', HuisClosCarnet> {
  /** What is being noted. */
  readonly draft?: Draft
}
export type HantiseBook = Kept<'hantise', HantiseCarnet>
export type GuestBook = HuisClosBook | HantiseBook
export const GUESTS = ['huis_clos', 'hantise'] as const

const STORE = 'manoir.carnet.guests'
const MOST = 20

function kept(): GuestBook[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(read)
      ? (read as GuestBook[]).filter(({ carnet, game }) => carnet && GUESTS.includes(game))
      : []
  } catch {
    return []
  }
}

let books = $state.raw<readonly GuestBook[]>(kept())
addEventListener('storage', ({ key }) => {
  if (key === STORE) books = kept()
})
const put = (next: readonly GuestBook[]): void => {
  books = next.slice(0, MOST)
  localStorage.setItem(STORE, JSON.stringify(books))
}

/** The last one written in first; every change is kept before it is seen. */
export const guestShelf = {
  get books(): readonly GuestBook[] {
    return books
  },
  find: (id: string | undefined): GuestBook | undefined => books.find((book) => book.id === id),
  keep: (book: GuestBook): void => put([book, ...books.filter(({ id }) => id !== book.id)]),
  forget: (id: string): void => put(books.filter((book) => book.id !== id)),
}
