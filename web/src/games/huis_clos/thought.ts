import type { HuisClosBelief } from '../../protocol/protocol'
import { percent } from '../../table/advice/figures'
import { t } from '../../texts/texts.svelte'
import { average } from './advice'
import { placeName, theName, type At } from './situation'

const listed = <T>(things: readonly T[], name: (of: T) => string, figure: (of: T) => string): { list: string } => ({
  list: things.map((each) => `${name(each)} (${figure(each)})`).join(', '),
})
const where = ({ place }: { place: string }): string => placeName(place).name
const chance = ({ odds }: { odds: number }): string => percent(odds)

/** What a bot believed, in a sentence: who is the Murderer, what is to be feared or hoped for in each Place. */
export function beliefSays(at: At, belief: HuisClosBelief): string {
  switch (belief.belief) {
    case 'Suspects':
      if (!belief.seats.length) return t('hc.thought.nobody')
      return t(
        'hc.thought.murderer',
        listed(belief.seats, ({ seat }) => theName(at, seat), chance),
      )
    case 'Dangers':
      return t('hc.thought.danger', listed(belief.places, where, chance))
    case 'Weapons':
      return t(
        'hc.thought.weapons',
        listed(belief.places, where, ({ count }) => average(count)),
      )
  }
}
