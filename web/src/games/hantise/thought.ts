import type { HantiseBelief } from '../../protocol/protocol'
import { percent } from '../../table/advice/figures'
import { counted, names, t } from '../../texts/texts.svelte'
import { nightSays } from './advice'
import { brief } from './counsel'
import { characterName, inZone, theCards } from './naming'
import type { At } from './situation'

/** What the other hand may hold. */
function handSays({ size, sure, monsters }: Extract<HantiseBelief, { belief: 'TheirHand' }>): string {
  const { types } = names('hantise')
  const list = monsters.map(({ type, odds }) =>
    t('ha.thought.chance', { name: types[type as keyof typeof types].name, chance: percent(odds) }),
  )
  return [
    counted('ha.thought.hand', size),
    ...(sure.length ? [t('ha.thought.sure', { cards: theCards(sure) })] : []),
    ...(list.length ? [t('ha.thought.hidden', { list: list.join(', ') })] : []),
  ].join(' ')
}

/** What a bot believed as it chose an action, in sentences. */
export function beliefSays(at: At, action: string, belief: HantiseBelief): string {
  switch (belief.belief) {
    case 'NightStands': {
      const { character, zone, threshold, own, theirs } = belief
      return t('ha.thought.night', { who: characterName(character), zone: inZone(zone), threshold, own, theirs })
    }
    case 'TheirHand':
      return handSays(belief)
    case 'Tonight':
      return nightSays(at, action, belief)
    case 'BestPlan':
      return t('ha.thought.plan', { plan: belief.actions.map((text) => brief(at, text)).join(', ') })
  }
}
