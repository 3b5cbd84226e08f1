import { settings } from '../settings.svelte'
import { kindOf, type Kind, type Opening } from './frame'

const TEXT = { normal: 1, large: 1.15, largest: 1.3 } as const

/** As high as the window is while its browser's bars are open: bars that come and go move nothing. */
const probe = document.createElement('div')
probe.className = 'opening'
document.documentElement.append(probe)

const measured = (): { width: number; height: number } => ({
  width: probe.offsetWidth || innerWidth,
  height: probe.offsetHeight || innerHeight,
})
let size = $state.raw(measured())
const measure = (): void => {
  const now = measured()
  if (now.width !== size.width || now.height !== size.height) size = now
}
if (typeof ResizeObserver !== 'undefined') new ResizeObserver(measure).observe(probe)
addEventListener('resize', measure)

/** The window, as far as a frame is made for it. */
export const opening = (): Opening => ({ ...size, text: TEXT[settings.textSize] })
export const kind = (): Kind => kindOf(size)
