import { api, entropy } from './api'
import type { NewTable, Sit, TableNews } from './protocol'

/** What this browser saw and added before a deal; with it the proof at the end proves more. */
export interface Seen {
  readonly commitment: string
  readonly entropies: Readonly<Record<string, string>>
}

const STORE = 'manoir.witness'
const MOST_KEPT = 40

function kept(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Seen>
  } catch {
    return {}
  }
}

/** Every chair of ours that is sealed and not yet written down was sealed by `added`. */
function remember(table: TableNews, added: string): TableNews {
  const all = kept()
  const { commitment, entropies } = all[table.code] ?? { commitment: table.commitment, entropies: {} }
  const fresh = table.chairs.filter(({ yours, sealed, character }) => yours && sealed && !entropies[character])
  delete all[table.code]
  all[table.code] = {
    commitment,
    entropies: { ...entropies, ...Object.fromEntries(fresh.map(({ character }) => [character, added])) },
  }
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST_KEPT))))
  return table
}

export const witnessed = (code: string): Seen | undefined => kept()[code]

export async function openTable(wanted: NewTable & { readonly sit: Partial<Sit> }): Promise<TableNews> {
  const added = entropy()
  return remember(await api.open({ ...wanted, sit: { ...wanted.sit, entropy: added } }), added)
}

export async function sitDown(code: string, wanted: Partial<Sit>): Promise<TableNews> {
  const added = entropy()
  return remember(await api.sit(code, { ...wanted, entropy: added }), added)
}

/** Where one has played before, one's chair is waiting without a seal. */
export async function sealChairs(code: string): Promise<TableNews> {
  const added = entropy()
  return remember(await api.addEntropy(code, added), added)
}

export async function startTable(code: string): Promise<TableNews> {
  const added = entropy()
  return remember(await api.start(code, added), added)
}
