import { inline, textOf, type Inline } from './inline'

/** What a clause is: of the rule book, a decision of the house, a decision point, or an example. */
export type ClauseKind = 'rule' | 'ruling' | 'decision' | 'example'

export interface Clause {
  readonly kind: 'clause'
  readonly id: string
  readonly of: ClauseKind
  readonly says: readonly Inline[]
}
export type Block =
  | Clause
  | { readonly kind: 'paragraph'; readonly says: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'drawing'; readonly text: string }

/** Part of a page under a heading; `level` is 2 for a chapter, 3 within one. */
export interface Section {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface RulesPage {
  readonly title: string
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

const DEFINITION = /^- \*\*([A-Z0-9]+-[A-Z]?\d+)\*\* (.*)$/
const HEADING = /^(#{1,3}) (.*)$/
const ORDERED = /^\d+\. (.*)$/

function kindOf(id: string): ClauseKind {
  if (/-R|^R8/.test(id)) return 'ruling'
  if (/-D|^DP/.test(id)) return 'decision'
  return /-X|^X8/.test(id) ? 'example' : 'rule'
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

/** Consecutive lines of one sort make one block. */
function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = []
  for (let at = 0; at < lines.length;) {
    const from = at
    const run = (belongs: (line: string) => boolean): string[] => {
      while (at < lines.length && belongs(lines[at] ?? '')) at++
      return lines.slice(from, at)
    }
    const line = lines[at] ?? ''
    const definition = DEFINITION.exec(line)
    if (!line) at++
    else if (line.startsWith('```')) {
      at++
      found.push({
        kind: 'drawing',
        text: run((next) => !next.startsWith('```'))
          .slice(1)
          .join('\n'),
      })
      at++
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = run((next) => next.startsWith('|'))
      const shown = cells(head).map((cell) => textOf(cell) !== 'id')
      const kept = (row: string): Inline[][] => cells(row).filter((_, at) => shown[at])
      found.push({ kind: 'table', head: kept(head), rows: rows.map(kept) })
    } else if (definition) {
      const [, id = '', says = ''] = definition
      found.push({ kind: 'clause', id, of: kindOf(id), says: inline(says) })
      at++
    } else if (line.startsWith('- ')) {
      const items = run((next) => next.startsWith('- ') && !DEFINITION.test(next))
      found.push({ kind: 'list', ordered: false, items: items.map((item) => inline(item.slice(2))) })
    } else if (ORDERED.test(line)) {
      const items = run((next) => ORDERED.test(next))
      found.push({ kind: 'list', ordered: true, items: items.map((item) => inline(item.replace(ORDERED, '$1'))) })
    } else {
      const text = run((next) => next !== '' && !/^(```|\||- |\d+\. )/.test(next))
      found.push({ kind: 'paragraph', says: inline(text.join(' ')) })
    }
  }
  return found
}

/** An address within the page, the same in every browser. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export function parse(markdown: string): RulesPage {
  const parts: { level: number; title: string; lines: string[] }[] = []
  let isDrawing = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isDrawing = !isDrawing
    const heading = isDrawing ? null : HEADING.exec(line)
    if (heading) parts.push({ level: heading[1]?.length ?? 0, title: heading[2] ?? '', lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  const [first, ...rest] = parts
  const ids = new Set<string>()
  const unique = (title: string): string => {
    let id = slug(title)
    while (ids.has(id)) id += '-'
    ids.add(id)
    return id
  }
  return {
    title: first?.title ?? '',
    intro: blocks(first?.lines ?? []),
    sections: rest.map(({ level, title, lines }) => ({ id: unique(title), level, title, blocks: blocks(lines) })),
  }
}

export const clausesOf = ({ blocks: found }: Section): Clause[] => found.filter((block) => block.kind === 'clause')

/** The clauses that a clause names. */
export const citedBy = ({ says }: Clause): string[] => [
  ...new Set(says.flatMap(({ kind, text }) => (kind === 'clause' ? [text] : []))),
]

export const houseMade = ({ of, says }: Clause): boolean =>
  of === 'ruling' || says.some((piece) => piece.kind === 'mark' && piece.mark === 'house')

/** « CL-50 – CL-59 »: the rules of a section, if it has any. */
export function range(section: Section): string {
  const ids = clausesOf(section).map(({ id }) => id)
  return ids.length > 1 ? `${ids[0]} – ${ids.at(-1)?.replace(/^.*-/, '')}` : (ids[0] ?? '')
}

export const spoken = (block: Block): string => {
  if (block.kind === 'drawing') return ''
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(textOf).join(' ')
  return block.kind === 'list' ? block.items.map(textOf).join(' ') : textOf(block.says)
}
