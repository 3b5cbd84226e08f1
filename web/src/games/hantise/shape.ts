import type { Shape } from '../../look/frame'

/** What the haunted house asks of the frame: it takes what room there is, with the hand beside the question or above it. */
export const SHAPE: Shape = {
  measures: {
    pocket: { faces: 48, hand: 78, tray: 158 },
    lying: { faces: 46, tray: 140, share: 0.588, beside: 286 },
    tablet: { tray: 180, beside: -10, hand: 0.58 },
    wide: { tray: 174, share: 0.684, hand: 0.57 },
    desk: { left: 0, right: 300, tray: 196, low: 168, hand: 0.64 },
  },
}
