import type { fr } from '../fr'
import { board } from './board'
import { kit } from './kit'
import { lobby } from './lobby'
import { sheet } from './sheet'

export const en: Readonly<Record<keyof typeof fr, string>> = { ...kit, ...sheet, ...board, ...lobby }
