import type { Game } from '../game'

const STORE = 'manoir.first'
const MOST = 20

interface Kept {
  /** Tables at which things are explained. */
  tables: string[]
  /** Notes that were read, on this device. */
  read: string[]
  /** Games whose explanations are not wanted. */
  skipped: Game[]
}

function stored(): Kept {
  try {
    return { tables: [], read: [], skipped: [], ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) }
  } catch {
    return { tables: [], read: [], skipped: [] }
  }
}

let kept = $state.raw(stored())

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change }
  localStorage.setItem(STORE, JSON.stringify(kept))
}

/** What was explained on this device, and at which tables. */
export const firsts = {
  explainsAt: (table: string): boolean => kept.tables.includes(table),
  explainAt: (table: string): void => keep({ tables: [...kept.tables, table].slice(-MOST) }),
  /** Whoever asks for a first game again wants to be told again. */
  begin: (game: Game): void =>
    keep({
      skipped: kept.skipped.filter((each) => each !== game),
      read: kept.read.filter((note) => !note.startsWith(`first.${game}.`)),
    }),
  hasRead: (note: string): boolean => kept.read.includes(note),
  read: (note: string): void => {
    if (!kept.read.includes(note)) keep({ read: [...kept.read, note] })
  },
  isSkipped: (game: Game): boolean => kept.skipped.includes(game),
  skip: (game: Game): void => keep({ skipped: [...kept.skipped, game] }),
} as const
