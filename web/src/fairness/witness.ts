import type { TableNews } from '../protocol/protocol'
import type { Witness } from './check'

const STORE = 'manoir.witness'
const MOST = 50

type Kept = Record<string, { commitment: string; added: string[] }>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Keeps on this device what a table had sealed before the deal, and what was added to its chance from here. */
export function witness(table: TableNews, entropy?: string | null): TableNews {
  const all = kept()
  const known = all[table.code] ?? (table.phase === 'setting' ? { commitment: table.commitment, added: [] } : undefined)
  if (!known) return table
  if (entropy) known.added.push(entropy)
  const { [table.code]: _, ...others } = all
  localStorage.setItem(
    STORE,
    JSON.stringify(Object.fromEntries([...Object.entries(others), [table.code, known]].slice(-MOST))),
  )
  return table
}

/** Nothing, if this browser was not there. */
export const witnessed = (code: string): Witness => kept()[code] ?? {}
