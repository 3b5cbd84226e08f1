import { board } from './board'
import { kit } from './kit'
import { lobby } from './lobby'
import { sheet } from './sheet'

export const fr = { ...kit, ...sheet, ...board, ...lobby } as const
