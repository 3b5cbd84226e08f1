import type { LogEntry } from '../../kit/Log.svelte'
import type { Tally } from '../../table/end/statistics'
import type { Part } from '../../texts/message'
import { capital, inWords } from '../../texts/in_words'
import { t } from '../../texts/texts.svelte'
import { isSeat, personAt, shapesOf, whoAt, type At, type PlainEntry } from './situation'
import { inLine, shown } from './values'

/** One's own answers, which the game tells as well; talk, which is read elsewhere. */
const SILENT: ReadonlySet<string> = new Set(['Acted', 'Said'])

const deed = (event: string): string => inWords(event).toLowerCase()

const isTold = (value: unknown): boolean => value !== null && !(Array.isArray(value) && !value.length)

/** Its fields in words, but for what one may not know; a value that begins with its name says it once. */
function details(event: string, fields: Readonly<Record<string, unknown>>, at: At): string {
  const shapes = shapesOf(at)?.events[event] ?? {}
  return Object.entries(fields)
    .filter(([, value]) => isTold(value))
    .map(([name, value]) => {
      const words = inLine(shown(value, shapes[name] ?? { kind: 'plain' }, at))
      return words.startsWith(inWords(name)) ? words : t('undrawn.field', { name: inWords(name), value: words })
    })
    .join(', ')
}

/** « Ann – caged · canary 3 ». */
export function line(entry: PlainEntry, id: number, at: At): LogEntry | undefined {
  // With all cards open a replay says by itself what lay hidden.
  const { event, seat, hidden: _, ...fields } = entry
  if (SILENT.has(event)) return undefined
  const more = details(event, isSeat(at, seat) || seat === undefined ? fields : { seat, ...fields }, at)
  const says: Part[] = isSeat(at, seat)
    ? [{ strong: whoAt(at, seat) }, ` – ${deed(event)}`]
    : [{ strong: capital(deed(event)) }]
  const who = isSeat(at, seat) ? personAt(at, seat) : undefined
  return { id, kind: 'line', says: more ? [...says, ` · ${more}`] : says, ...(who && { who }) }
}

/** So many rows stand beside the verdict. */
const ROWS = 10
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** How often everybody did what: what was done most. */
export function counts(at: At): Tally[] {
  const found = new Map<string, number[]>()
  for (const { event, seat } of at.entries) {
    if (SILENT.has(event) || !isSeat(at, seat)) continue
    const row = found.get(event) ?? at.names.map(() => 0)
    row[seat] = (row[seat] ?? 0) + 1
    found.set(event, row)
  }
  return [...found]
    .sort(([, one], [, other]) => total(other) - total(one))
    .slice(0, ROWS)
    .map(([event, row]) => ({ what: capital(deed(event)), counts: row }))
}
