import type { Book } from './book'

const STORE = 'manoir.carnets'
/** Older ones make room. */
const MOST = 30

/** A person who has sat at the table: they are offered again. */
function kept(): Book[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(read) ? (read as Book[]).filter(({ carnet, pawns }) => carnet && pawns) : []
  } catch {
    return []
  }
}

let books = $state.raw<readonly Book[]>(kept())
addEventListener('storage', ({ key }) => {
  if (key === STORE) books = kept()
})

/** The carnets of this device, the last one written in first; every change is kept before it is seen. */
export const shelf = {
  get books(): readonly Book[] {
    return books
  },
  find: (id: string | undefined): Book | undefined => books.find((book) => book.id === id),
  keep(book: Book): void {
    books = [book, ...books.filter(({ id }) => id !== book.id)].slice(0, MOST)
    localStorage.setItem(STORE, JSON.stringify(books))
  },
  forget(id: string): void {
    books = books.filter((book) => book.id !== id)
    localStorage.setItem(STORE, JSON.stringify(books))
  },
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
