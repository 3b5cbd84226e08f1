import type { Seats } from '../games/seat'
import { setMood } from '../kit/moods.svelte'
import type { Person } from '../kit/person'
import { settings } from '../settings.svelte'
import type { Situation } from '../table/situation'
import { Tongue, type Manner } from './tongue'

const LOOKS = 700
const SPEAKS = 3600

export interface Remark {
  readonly person: Person
  readonly mood: Manner['mood']
  readonly line: number
}

/** What a bot says, as long as it is to be read. */
let said = $state.raw<Remark>()
export const remark = (): Remark | undefined => said

/** Lets bots react to what everybody has just heard, as long as the component that calls it is there. */
export function keepManners(at: () => Situation, seats: Seats): void {
  let tongue: Tongue | undefined
  let heard = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  const calm = new Map<string, ReturnType<typeof setTimeout>>()

  function react({ seat, mood, line }: Manner, chairs: Situation['table']['chairs']): void {
    const chair = chairs[seat]
    if (chair?.kind !== 'bot' || !settings.manners) return
    const { person } = seats.seat(chair.character)
    const { bust } = person.look
    setMood(bust, mood)
    clearTimeout(calm.get(bust))
    calm.set(
      bust,
      setTimeout(() => setMood(bust, undefined), LOOKS),
    )
    if (line === undefined) return
    said = { person, mood, line }
    clearTimeout(silence)
    silence = setTimeout(() => (said = undefined), SPEAKS)
  }

  $effect(() => {
    const { entries, fresh, table } = at()
    if (!tongue || entries.length < heard) {
      tongue = new Tongue(table.chairs.map(({ character }) => character))
      heard = 0
    }
    const isFirst = heard === 0
    for (; heard < entries.length; heard++) {
      const entry = entries[heard]
      const manner = entry && tongue.hear(entry)
      // Whoever comes back is not shown what has long passed.
      if (manner && !isFirst && heard >= fresh) react(manner, table.chairs)
    }
  })
  $effect(() => () => {
    clearTimeout(silence)
    said = undefined
    for (const [bust, timer] of calm) {
      clearTimeout(timer)
      setMood(bust, undefined)
    }
  })
}
