import { kindOf, type Opening } from '../look/frame'

/** How high the panel under a past game is: by the window alone. Lying in a hand it stands where a question would. */
export function footOf(opening: Opening): number {
  const { height, text } = opening
  const grown = (high: number): number => Math.round(high * (1 + (text - 1) * 0.5))
  switch (kindOf(opening)) {
    case 'lying':
      return 0
    case 'pocket':
      return grown(height < 760 ? 236 : 320)
    case 'tablet':
      return grown(300)
    case 'wide':
      return grown(height < 700 ? 190 : 220)
    case 'desk':
      return grown(height < 820 ? 206 : 264)
  }
}
