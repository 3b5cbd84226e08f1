import type { Pattern } from './plan'

const pattern = (width: number, height: number, ground: string, body: string): Pattern => ({
  width,
  height,
  body: `<rect width="${width}" height="${height}" fill="${ground}"/>${body}`,
})

export const checker = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M0 0h20v20H0zM20 20h20v20H20z" fill="${b}"/><path d="M0 0h40M0 20h40M0 0v40M20 0v40" stroke="${joint}" stroke-width="1"/>`)
export const marble = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M20 0L40 20L20 40L0 20z" fill="${b}"/><path d="M20 0L40 20L20 40L0 20z" fill="none" stroke="${joint}" stroke-width="1"/>`)
export const tile = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M20 0L40 20L20 40L0 20z" fill="${b}"/><path d="M20 0L40 20L20 40L0 20zM0 0h40v40H0z" fill="none" stroke="${joint}" stroke-width="1" opacity=".6"/><path d="M20 14l6 6-6 6-6-6z" fill="${joint}" opacity=".55"/>`)
export const fan = (a: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M0 20a20 20 0 0 1 40 0M6 20a14 14 0 0 1 28 0M12 20a8 8 0 0 1 16 0M-20 40a20 20 0 0 1 40 0M-14 40a14 14 0 0 1 28 0M-8 40a8 8 0 0 1 16 0M20 40a20 20 0 0 1 40 0M26 40a14 14 0 0 1 28 0M32 40a8 8 0 0 1 16 0" fill="none" stroke="${joint}" stroke-width="1.6"/>`)
export const lozenge = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M20 4L36 20L20 36L4 20z" fill="none" stroke="${joint}" stroke-width="1.6"/><path d="M20 13l7 7-7 7-7-7z" fill="${b}"/>`)
export const plank = (a: string, b: string, joint: string): Pattern =>
  pattern(80, 24, a, `<rect y="12" width="80" height="12" fill="${b}"/><path d="M0 0h80M0 12h80M22 0v12M62 12v12" stroke="${joint}" stroke-width="1.2"/>`)
export const parquet = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M0 0h20v20H0zM20 20h20v20H20z" fill="${b}"/><path d="M5 0v20M10 0v20M15 0v20M25 20v20M30 20v20M35 20v20M20 5h20M20 10h20M20 15h20M0 25h20M0 30h20M0 35h20M0 0h40M0 20h40M0 0v40M20 0v40" stroke="${joint}" stroke-width="1"/>`)
export const chevron = (a: string, b: string, joint: string): Pattern =>
  pattern(40, 40, a, `<path d="M0 0L20 20L20 30L0 10zM0 20L20 40V50L0 30zM40 0L20 20V30L40 10zM40 20L20 40V50L40 30zM0 -20L20 0V10L0 -10zM40 -20L20 0V10L40 -10z" fill="${b}"/><path d="M0 0L20 20L40 0M0 10L20 30L40 10M0 20L20 40L40 20M0 30L10 40M30 40L40 30M0 -10L20 10L40 -10M20 0V40M0 0V40" fill="none" stroke="${joint}" stroke-width="1"/>`)
export const damask = (a: string, b: string, joint: string): Pattern =>
  pattern(32, 32, a, `<path d="M16 2l4 6-4 6-4-6zM0 18l4 6-4 6-4-6zM32 18l4 6-4 6-4-6z" fill="${b}"/><path d="M16 14v18M0 0v18M32 0v18" stroke="${joint}" stroke-width="1"/>`)
export const slab = (a: string, b: string, joint: string): Pattern =>
  pattern(80, 80, a, `<path d="M0 0h40v40H0zM40 40h40v40H40z" fill="${b}"/><path d="M0 0H80M0 40H80M0 0V80M40 0V80" stroke="${joint}" stroke-width="1.4"/>`)
export const flag = (a: string, b: string, joint: string): Pattern =>
  pattern(60, 40, a, `<path d="M0 0h34v20H0zM14 20h30v20H14z" fill="${b}"/><path d="M0 0h60M0 20h60M34 0v20M14 20v20M44 20v20M0 0v20M60 0v20" stroke="${joint}" stroke-width="1.4"/>`)
export const lawn = (a: string, b: string, blade: string): Pattern =>
  pattern(48, 24, a, `<rect width="24" height="24" fill="${b}"/><path d="M5 10l2-5 2 5M15 20l2-5 2 5M29 12l2-5 2 5M39 21l2-5 2 5" fill="none" stroke="${blade}" stroke-width="1.1" opacity=".7"/>`)
export const starry = (ground: string, stars: string, points: string): Pattern =>
  pattern(40, 40, ground, `<path d="M10 6l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6zM30 26l1.2 3.2 3.2 1.2-3.2 1.2-1.2 3.2-1.2-3.2-3.2-1.2 3.2-1.2z" fill="${stars}"/><circle cx="31" cy="9" r="1.4" fill="${points}"/><circle cx="9" cy="31" r="1.4" fill="${points}"/>`)

export const tufts = (blade: string, opacity: number): Pattern => ({
  width: 18,
  height: 18,
  body: `<path d="M3 8l2-4 2 4M12 16l2-4 2 4" fill="none" stroke="${blade}" stroke-width="1" opacity="${opacity}"/>`,
})
export const waves = (crest: string, opacity: number): Pattern => ({
  width: 36,
  height: 14,
  body: `<path d="M0 7q4.5-3.6 9 0t9 0 9 0 9 0" fill="none" stroke="${crest}" stroke-width="1" opacity="${opacity}"/>`,
})
