import { plan } from '../../art/cluedo_2008/plan'
import { boardOf } from '../mansion/board/board'
import type { Mansion } from '../mansion/mansion'
import { BOARD } from './facts'
import { household } from './household'

export const mansion: Mansion = { ...household, board: boardOf(BOARD), art: plan }
