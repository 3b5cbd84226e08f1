import type { Game } from '../game'
import { lessonsOf, type LessonName } from './names'

const STORE = 'manoir.lessons'

/** At which table a lesson is given, and how far it was read. */
interface Place {
  readonly table: string
  readonly step: number
  readonly isDone?: boolean
}
type Kept = Partial<Record<LessonName, Place>>

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

let kept = $state.raw(stored())

function keep(name: LessonName, place: Place): void {
  kept = { ...kept, [name]: place }
  localStorage.setItem(STORE, JSON.stringify(kept))
}

/** Lessons that were begun on this device. */
export const places = {
  /** Where one was left that is not done. */
  of(name: LessonName): Place | undefined {
    const place = kept[name]
    return place?.isDone ? undefined : place
  },
  reach: (name: LessonName, table: string, step: number): void => keep(name, { table, step }),
  end: (name: LessonName, table: string): void => keep(name, { table, step: 0, isDone: true }),
  /** The one to be taken up, or else the first that was never done. */
  next(game: Game): LessonName | undefined {
    const all = lessonsOf(game)
    return all.find((name) => places.of(name)) ?? all.find((name) => !kept[name]) ?? all[0]
  },
} as const
