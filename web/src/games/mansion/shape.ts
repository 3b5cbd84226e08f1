import type { Measures, Shape } from '../../look/frame'
import { boxOf } from './board/layers'
import type { Mansion } from './mansion'

/** Two rows of pictures with their names, and the buttons. */
const HELD = { tray: 216, low: 168 }

/** What a house with a plan asks of the frame. */
export function shapeOf({ board, art }: Mansion, pocket: Measures = {}): Shape {
  const { width, height } = boxOf(board, art)
  return { ratio: width / height, measures: { pocket: { ...HELD, ...pocket }, lying: HELD } }
}
