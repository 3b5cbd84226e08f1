import type { Situation } from '../table/situation'
import { play, soundOf, type Sound } from './sound'

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
