import type { At } from './situation'

/** How far you suspect each of the others, 0 to 4: your own marks, kept on the device for this table and seat. */
const MOST = 4

const STORE = 'manoir.suspicions'
const storeOf = (at: At): string => `${STORE}.${at.table.code}.${at.seat}`

let marks = $state.raw<Readonly<Record<string, readonly number[]>>>({})

function kept(store: string): readonly number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store) ?? '[]')
    return Array.isArray(found) ? found.map((mark) => (Number.isInteger(mark) ? (mark as number) : 0)) : []
  } catch {
    return []
  }
}

export const suspicion = (at: At, seat: number): number => (marks[storeOf(at)] ?? kept(storeOf(at)))[seat] ?? 0

/** One more dagger; after the last, none. */
export function suspectMore(at: At, seat: number): void {
  const store = storeOf(at)
  const before = marks[store] ?? kept(store)
  const after = at.picture.characters.map((_, each) =>
    each === seat ? ((before[each] ?? 0) + 1) % (MOST + 1) : (before[each] ?? 0),
  )
  marks = { ...marks, [store]: after }
  localStorage.setItem(store, JSON.stringify(after))
}
