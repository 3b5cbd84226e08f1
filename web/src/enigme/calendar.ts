/** A date as addresses and puzzles write it, in the time of this device. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
export const today = (): string => dayOf(new Date())

/** Noon, so that no change of clocks makes another day of it. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00`)

export const shifted = (day: string, by: number): string => {
  const date = dateOf(day)
  date.setDate(date.getDate() + by)
  return dayOf(date)
}

/** As the first seven letters of its days: 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const monthShifted = (month: string, by: number): string => {
  const date = dateOf(`${month}-01`)
  date.setMonth(date.getMonth() + by)
  return monthOf(dayOf(date))
}

export const daysIn = (month: string): string[] => {
  const first = dateOf(`${month}-01`)
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate()
  return Array.from({ length: count }, (_, i) => shifted(`${month}-01`, i))
}

/** 1 is Monday. */
export const weekday = (day: string): number => ((dateOf(day).getDay() + 6) % 7) + 1
