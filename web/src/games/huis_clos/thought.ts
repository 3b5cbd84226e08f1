import type { HuisClosBelief } from '../../protocol/protocol'
import { percent } from '../../table/advice/figures'
import { t } from '../../texts/texts.svelte'
import { average } from './advice'
import { placeName, theName, type At } from './situation'

type Thought = 'hc.thought.murderer' | 'hc.thought.danger' | 'hc.thought.weapons'
type Empty = 'hc.thought.nobody' | 'hc.thought.safe' | 'hc.thought.unarmed'

/** What would be read as nothing is not read out. */
function told<T>(things: readonly T[], name: (of: T) => string, figure: (of: T) => string, says: Thought, none: Empty) {
  const list = things.filter((each) => /[1-9]/.test(figure(each))).map((each) => `${name(each)} (${figure(each)})`)
  return list.length ? t(says, { list: list.join(', ') }) : t(none)
}
const where = ({ place }: { place: string }): string => placeName(place).name
const chance = ({ odds }: { odds: number }): string => percent(odds)

/** What a bot believed, in a sentence: who is the Murderer, what is to be feared or hoped for in each Place. */
export function beliefSays(at: At, belief: HuisClosBelief): string {
  switch (belief.belief) {
    case 'Suspects':
      return told(belief.seats, ({ seat }) => theName(at, seat), chance, 'hc.thought.murderer', 'hc.thought.nobody')
    case 'Dangers':
      return told(belief.places, where, chance, 'hc.thought.danger', 'hc.thought.safe')
    case 'Weapons':
      return told(belief.places, where, ({ count }) => average(count), 'hc.thought.weapons', 'hc.thought.unarmed')
  }
}
