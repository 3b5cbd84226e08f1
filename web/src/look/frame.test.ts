import { describe, expect, it } from 'vitest'
import { edition as cluedo } from '../games/cluedo/edition'
import { edition as villa } from '../games/cluedo_2008/edition'
import { SHAPE as house } from '../games/hantise/shape'
import { shapeOf } from '../games/mansion/shape'
import { edition as garden } from '../games/super_cluedo/edition'
import { frame, type Rect, type Shape } from './frame'

const SHAPES: Readonly<Record<string, Shape>> = {
  cluedo: shapeOf(cluedo.mansion),
  super_cluedo: shapeOf(garden.mansion, { faces: 54 }),
  cluedo_2008: shapeOf(villa.mansion),
  hantise: house,
  undrawn: {},
}
const WINDOWS = [
  [390, 844],
  [390, 664],
  [844, 390],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
const TEXTS = [1, 1.15, 1.3] as const
const all = Object.entries(SHAPES).flatMap(([game, shape]) =>
  WINDOWS.flatMap(([width, height]) => TEXTS.map((text) => ({ game, shape, width, height, text }))),
)
const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5

describe.each(all)('$game in $width × $height, words $text', ({ shape, width, height, text }) => {
  const set = frame({ width, height, text }, shape)
  // A drawer alone lies over others, where somebody opens it.
  const areas = Object.entries(set.areas).filter(([name]) => name !== 'drawer') as [string, Rect][]

  it('has everything in the window', () => {
    for (const [name, { x, y, width: w, height: h }] of areas) {
      expect(Math.min(x, y, w, h), name).toBeGreaterThanOrEqual(0)
      expect(x + w, name).toBeLessThanOrEqual(set.width + 0.5)
      expect(y + h, name).toBeLessThanOrEqual(set.height + 0.5)
    }
  })

  it('has nothing over anything else', () => {
    const over = areas.flatMap(([one, a], i) =>
      areas.slice(i + 1).flatMap(([other, b]) => (overlap(a, b) ? [`${one} over ${other}`] : [])),
    )
    expect(over).toEqual([])
  })

  it('has a drawer that leaves the tray free', () => {
    const { drawer, tray } = set.areas
    expect(drawer && tray && overlap(drawer, tray)).toBe(false)
  })
})

it('above a large screen the same picture is drawn larger', () => {
  const large = frame({ width: 1920, height: 1080, text: 1 }, {})
  expect(frame({ width: 2560, height: 1440, text: 1 }, {})).toEqual({ ...large, scale: 2560 / 1920 })
})

it('in a window lower than any frame the tray stays at its foot', () => {
  const { stuck, height, areas } = frame({ width: 640, height: 300, text: 1 }, {})
  expect(height).toBe(340)
  expect(stuck?.y).toBe(300 - 8 - (areas.tray?.height ?? 0))
  expect(frame({ width: 640, height: 340, text: 1 }, {}).stuck).toBeUndefined()
})
