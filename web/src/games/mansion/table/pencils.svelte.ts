import { PENCILS, type Pencil } from '../../../kit/sheet/sheet'

type Written = Record<string, Pencil>

function kept(store: string): Written {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(store) ?? '{}')
    const marks = Object.entries(read ?? {}).filter(([, pencil]) => PENCILS.includes(pencil as Pencil))
    return Object.fromEntries(marks) as Written
  } catch {
    return {}
  }
}

/** The pencil marks of a seat: they stay on this device. */
class Pencils {
  readonly #store: string
  #written: Written

  constructor(store: string) {
    this.#store = store
    this.#written = $state(kept(store))
  }
  at(card: string, column: string): Pencil | undefined {
    return this.#written[`${card} ${column}`]
  }
  write(card: string, column: string, pencil: Pencil | undefined): void {
    const cell = `${card} ${column}`
    if (pencil) this.#written[cell] = pencil
    else delete this.#written[cell]
    localStorage.setItem(this.#store, JSON.stringify(this.#written))
  }
}

const open = new Map<string, Pencils>()

/** Those of a seat at a table, the same wherever the sheet is drawn. */
export function pencilsOf(table: string, seat: number | null): Pencils {
  const store = `manoir.pencils.${table}.${seat ?? 'watching'}`
  const found = open.get(store) ?? new Pencils(store)
  open.set(store, found)
  return found
}
