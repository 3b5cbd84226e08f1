import { isDrawn, type AnyGame } from '../game'
import { settings } from '../settings.svelte'
import type { Situation } from '../table/situation'
import { ear, mayBeHeard, play, soundOf, type Sound } from './sound'

/** Milliseconds. */
const BREATH = 600

/** What is to be heard of the last news: that something is asked after a wait, or what happened last. */
export function soundOfNews(
  at: Pick<Situation, 'entries' | 'fresh' | 'question'>,
  wasAsked: boolean,
): Sound | undefined {
  const news = at.entries.slice(at.fresh)
  const hasActed = news.some(({ event }) => event === 'Acted')
  if (at.question && !wasAsked && !hasActed) return 'turn'
  return news.map(soundOf).findLast((sound) => sound !== undefined)
}

/** Lets a table be heard as long as the component that calls it is there; what was shown on the stage was heard there. */
export function keepSounding(at: () => Situation, shown: () => number = () => 0): void {
  let heard: number | undefined
  let wasAsked = false
  $effect(() => {
    const situation = at()
    const { entries, question } = situation
    const isNews = heard !== undefined && (entries.length > heard || (question !== null && !wasAsked))
    const fresh = Math.max(situation.fresh, shown())
    const sound = isNews ? soundOfNews({ entries, fresh, question }, wasAsked) : undefined
    heard = entries.length
    wasAsked = question !== null
    if (sound) play(sound)
  })
}

/** Lets the air of a game be heard as long as the component that calls it is there and somebody looks at it. */
export function keepBreathing(game: AnyGame): void {
  let isNear = $state(false)
  const look = (): void => {
    isNear = !document.hidden && mayBeHeard()
  }
  $effect(() => {
    // A touch is noted before it arrives here.
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, look)
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const touch of touches) removeEventListener(touch, look)
      document.removeEventListener('visibilitychange', look)
    }
  })
  $effect(() => {
    if (!isNear || !settings.sounds || !settings.ambience || !isDrawn(game)) return undefined
    // The air is fetched and mixed once the touch that lets it be heard is answered; without it the house is merely still.
    let isGone = false
    let end: (() => void) | undefined
    const begin = async (): Promise<void> => {
      const { breathe } = await import('./ambience')
      const audio = isGone ? undefined : ear()
      end = audio && breathe(audio, game)
    }
    const later = setTimeout(() => void begin().catch(() => {}), BREATH)
    return () => {
      isGone = true
      clearTimeout(later)
      end?.()
    }
  })
}
