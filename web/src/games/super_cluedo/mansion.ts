import boardText from '$games/super_cluedo/board.txt?raw'
import { plan } from '../../art/super_cluedo/plan'
import { parseBoard } from '../mansion/board/board'
import type { Mansion } from '../mansion/mansion'
import { household } from './household'

export const mansion: Mansion = { ...household, board: parseBoard(boardText), art: plan }
