import type { HantiseTonight, HintNews } from '../../protocol/protocol'
import { found } from '../../table/advice/beliefs'
import { percent, type Weighing } from '../../table/advice/figures'
import { counted, t } from '../../texts/texts.svelte'
import { brief } from './counsel'
import { NIGHTS, type At } from './situation'

/** A chance of less rounds to nothing. */
const HARDLY = 0.005

/** What follows in the plan; an effect that is not used is nothing to do. */
function planSays(at: At, plan: readonly string[]): string[] {
  const rest = plan.slice(1).filter((text) => text !== 'decline')
  return rest.length ? [t('ha.advice.then', { plan: rest.map((text) => brief(at, text)).join(', ') })] : []
}

/** How likely the night is won so, and otherwise. */
export function nightSays(at: At, action: string, { planned, unplanned }: HantiseTonight): string {
  const [chance, without] = [percent(planned), percent(unplanned)]
  const isLost = planned + unplanned < HARDLY && at.picture.night < NIGHTS
  if (isLost) return t('ha.advice.night.lost')
  if (action === 'fold') return t('ha.advice.night.fold', { without })
  return chance === without ? t('ha.advice.night', { chance }) : t('ha.advice.night.both', { chance, without })
}

/** Why: sentences from what the bot counts. */
export function reasonsFor(at: At, { action, believed = [] }: HintNews): string[] {
  const tonight = found(believed, 'Tonight')
  return [
    ...planSays(at, found(believed, 'BestPlan')?.actions ?? []),
    ...(tonight ? [nightSays(at, action, tonight)] : []),
  ]
}

/** Who tries plans out counts in chances to win the game; the worths of others have no unit. */
export function weighing(
  at: At,
  { prospects = [], believed = [] }: Pick<HintNews, 'prospects' | 'believed'>,
): { measure: string; weighed: Weighing[] } {
  const plan = found(believed, 'BestPlan')
  if (!plan)
    return { measure: t('advice.measure.order'), weighed: prospects.map(({ action }) => ({ says: brief(at, action) })) }
  return {
    measure: plan.games ? counted('ha.measure.tried', plan.games) : t('ha.measure'),
    weighed: prospects.map(({ action, worth }) => ({ says: brief(at, action), figure: percent(worth), part: worth })),
  }
}
