import type { Entry } from '../../protocol/protocol'

/** What was done by somebody else, and to whom one plays, or in secret with one's seat. */
export function concerns(entry: Entry, seat: number, character: string): boolean {
  const told: {
    readonly event: string
    readonly seat?: unknown
    readonly to?: unknown
    readonly target?: unknown
    readonly suspect?: unknown
  } = entry
  if (told.event === 'Acted' || told.event === 'Dealt' || told.seat === seat) return false
  return told.to === seat || told.target === seat || told.suspect === character
}
