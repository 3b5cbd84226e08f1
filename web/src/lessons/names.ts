import type { Game } from '../game'
import { OFFERED } from './offered'

export type LessonName = keyof typeof OFFERED
export const NAMES = Object.keys(OFFERED) as LessonName[]

/** In the order in which they are given. */
export const lessonsOf = (game: Game): LessonName[] => NAMES.filter((name) => OFFERED[name].game === game)
