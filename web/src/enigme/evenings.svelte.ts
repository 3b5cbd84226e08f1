import { api, Refusal } from '../protocol/api'
import type { BroughtEvening, Evening, OfPuzzles } from '../protocol/protocol'
import { today } from './calendar'

/** How the page itself remembers a day that was solved here; `on` is the day on which it was. */
type Kept = Omit<BroughtEvening, 'day'>

const STORE = 'manoir.evenings'
const DAY = /^\d{4}-\d\d-\d\d$/
/** So many are told to the house at once; the rest when it is asked again. */
const MOST = 400

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isKept = (day: string, { on, seconds, helps }: Partial<Kept>): boolean =>
  DAY.test(day) && typeof on === 'string' && DAY.test(on) && on >= day && isCount(seconds) && isCount(helps)

function read(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>
    return Object.fromEntries(Object.entries(found).filter(([day, evening]) => isKept(day, evening)))
  } catch {
    return {}
  }
}

let kept = $state(read())
let told = $state.raw<OfPuzzles>()

function keep(day: string, { on, seconds, helps }: Kept): void {
  kept[day] ??= { on, seconds, helps }
  localStorage.setItem(STORE, JSON.stringify(kept))
}

/** What the house does not know: solved before it kept anything, or while the page carried another house. */
const unknown = ({ evenings }: OfPuzzles): BroughtEvening[] =>
  Object.entries(kept)
    .filter(([day]) => !evenings.some((evening) => evening.day === day))
    .map(([day, evening]) => ({ day, ...evening }))
    .slice(0, MOST)

/** Puzzles of the day that this visitor has ended: as the house tells them, and what the page remembers until it does. */
export const evenings = {
  /** All that the house makes of them; nothing before it was asked. */
  get told(): OfPuzzles | undefined {
    return told
  },
  /** Whether the page remembers any. */
  get isAny(): boolean {
    return Object.keys(kept).length > 0
  },
  of(day: string): Evening | undefined {
    const here = kept[day]
    return (
      told?.evenings.find((evening) => evening.day === day) ??
      (here && { day, solved: true, wrong: 0, ...$state.snapshot(here) })
    )
  },
  /** The first time counts. */
  keep,
  /** Without an answer, what the page remembers is enough. */
  async load(): Promise<void> {
    try {
      told = await api.ownPuzzles(today())
      const brought = unknown(told)
      if (brought.length) told = await api.bringEvenings(today(), brought)
      for (const { day, solved, on, seconds, helps } of told.evenings)
        if (solved) keep(day, { on: on ?? day, seconds: seconds ?? 0, helps })
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
    }
  },
  forget(): void {
    kept = {}
    told = undefined
    localStorage.removeItem(STORE)
  },
}
