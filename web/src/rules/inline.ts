/** What a mark says: who learns of it, that the house decided it, or where it comes from. */
export type MarkKind = 'all' | 'two' | 'self' | 'nobody' | 'house' | 'source'

/** A piece of running text. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: MarkKind; readonly text: string }

const PIECES = /\*\*(?<strong>[^*]+)\*\*|\*\((?<mark>[^)]+)\)\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`/g
const CLAUSE = /\b(?:[A-Z]{1,2}8?-[DRX]?\d{2,3})\b/g

const MARKS: Readonly<Record<string, MarkKind>> = {
  all: 'all',
  tous: 'all',
  'between two': 'two',
  'entre deux': 'two',
  self: 'self',
  'pour soi': 'self',
  nobody: 'nobody',
  personne: 'nobody',
  'house value': 'house',
  'valeur maison': 'house',
  'house rule': 'house',
  'règle maison': 'house',
  ruling: 'house',
  précision: 'house',
}
const markOf = (text: string): MarkKind => MARKS[text] ?? (text.includes('→') ? 'two' : 'source')

/** Text with the clauses it names. */
function plain(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const { 0: name, index } of text.matchAll(CLAUSE)) {
    if (index > at) found.push({ kind: 'text', text: text.slice(at, index) })
    found.push({ kind: 'clause', text: name })
    at = index + name.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

/** The little Markdown that stands within a line: bold, emphasis, code, marks. */
export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(PIECES)) {
    found.push(...plain(text.slice(at, match.index)))
    const { strong, mark, emphasis, code } = match.groups ?? {}
    if (mark !== undefined) found.push({ kind: 'mark', mark: markOf(mark), text: mark })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    at = match.index + match[0].length
  }
  found.push(...plain(text.slice(at)))
  return found
}

export const textOf = (pieces: readonly Inline[]): string => pieces.map(({ text }) => text).join('')
