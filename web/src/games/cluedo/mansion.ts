import boardText from '$games/cluedo/board.txt?raw'
import { plan } from '../../art/cluedo/plan'
import { parseBoard } from '../mansion/board/board'
import type { Mansion } from '../mansion/mansion'
import { household } from './household'

export const mansion: Mansion = { ...household, board: parseBoard(boardText), art: plan }
