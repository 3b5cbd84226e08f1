/** How a puzzle of the day ended here; `on` is the day on which it was solved. */
export interface Evening {
  readonly on: string
  readonly seconds: number
  readonly helps: number
}

const STORE = 'manoir.evenings'
const DAY = /^\d{4}-\d\d-\d\d$/

function kept(): Record<string, Evening> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return Object.fromEntries(Object.entries(read ?? {}).filter(([day]) => DAY.test(day))) as Record<string, Evening>
  } catch {
    return {}
  }
}

const solved = $state(kept())

/** A date as addresses and puzzles write it, in the time of this device. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
export const today = (): string => dayOf(new Date())

export const shifted = (day: string, by: number): string => {
  const date = new Date(`${day}T12:00`)
  date.setDate(date.getDate() + by)
  return dayOf(date)
}

/** The week of a day, from Monday. */
export const weekOf = (day: string): string[] => {
  const since = (new Date(`${day}T12:00`).getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, i) => shifted(day, i - since))
}

/** Puzzles of the day that were solved on this device. */
export const evenings = {
  of: (day: string): Evening | undefined => solved[day],
  /** The first time counts. */
  keep(day: string, evening: Evening): void {
    solved[day] ??= evening
    localStorage.setItem(STORE, JSON.stringify(solved))
  },
  /** Days in a row on which that day's puzzle was solved, up to today or yesterday; what is caught up with mends nothing. */
  streak(now: string): number {
    const onTime = (day: string): boolean => solved[day]?.on === day
    let day = onTime(now) ? now : shifted(now, -1)
    let days = 0
    for (; onTime(day); day = shifted(day, -1)) days += 1
    return days
  },
}
