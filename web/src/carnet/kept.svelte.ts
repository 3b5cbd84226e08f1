import type { Book } from './book'
import type { OwnSet } from './own'

const BOOKS = 'manoir.carnets'
const SETS = 'manoir.carnet.sets'
/** Older ones make room. */
const MOST = 30

/** What of a kind this device has kept, if it is whole. */
function kept<Kept>(store: string, isWhole: (read: Kept) => boolean): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(store) ?? '[]')
    return Array.isArray(read) ? (read as Kept[]).filter(isWhole) : []
  } catch {
    return []
  }
}
const keptBooks = (): Book[] => kept<Book>(BOOKS, ({ carnet, pawns }) => !!carnet && !!pawns)
const keptSets = (): OwnSet[] => kept<OwnSet>(SETS, ({ name, cards }) => !!name && !!cards)

let books = $state.raw<readonly Book[]>(keptBooks())
let sets = $state.raw<readonly OwnSet[]>(keptSets())
addEventListener('storage', ({ key }) => {
  if (key === BOOKS) books = keptBooks()
  if (key === SETS) sets = keptSets()
})

/** The carnets of this device, the last one written in first; every change is kept before it is seen. */
export const shelf = {
  get books(): readonly Book[] {
    return books
  },
  find: (id: string | undefined): Book | undefined => books.find((book) => book.id === id),
  keep(book: Book): void {
    books = [book, ...books.filter(({ id }) => id !== book.id)].slice(0, MOST)
    localStorage.setItem(BOOKS, JSON.stringify(books))
  },
  forget(id: string): void {
    books = books.filter((book) => book.id !== id)
    localStorage.setItem(BOOKS, JSON.stringify(books))
  },
}

/** Sets of cards of one's own, by name. */
export const ownSets = {
  get all(): readonly OwnSet[] {
    return sets
  },
  keep(set: OwnSet): void {
    sets = [set, ...sets.filter(({ name }) => name !== set.name)].slice(0, MOST)
    localStorage.setItem(SETS, JSON.stringify(sets))
  },
  forget(name: string): void {
    sets = sets.filter((set) => set.name !== name)
    localStorage.setItem(SETS, JSON.stringify(sets))
  },
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
