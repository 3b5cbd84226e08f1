import { witness, witnessed } from '../fairness/witness'
import { api, entropy } from './api'
import type { NewTable, Sit, TableNews } from './protocol'

/** Adds to the chance of a table the one number that this browser has for it, and remembers it for the proof. */
async function sealed(code: string, request: (added: string) => Promise<TableNews>): Promise<TableNews> {
  const known = witnessed(code).added?.[0]
  const added = known ?? entropy()
  return witness(await request(added), known ? null : added)
}

export const sitDown = (code: string, wanted: Partial<Sit>): Promise<TableNews> =>
  sealed(code, (added) => api.sit(code, { ...wanted, entropy: added }))

export const startTable = (code: string): Promise<TableNews> => sealed(code, (added) => api.start(code, added))

/** The same people again: their chairs wait, without a seal. */
export const sealChairs = (code: string): Promise<TableNews> => sealed(code, (added) => api.addEntropy(code, added))

/** The seal comes first: the house has fixed its seed before it hears what this browser adds. */
export async function openTable(wanted: NewTable & { readonly sit: Partial<Sit> }): Promise<TableNews> {
  const { code } = witness(await api.open(wanted), null)
  return sealChairs(code)
}
