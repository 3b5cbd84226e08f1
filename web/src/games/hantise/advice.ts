import type { HintNews } from '../../protocol/protocol'
import { percent, type Weighing } from '../../table/advice/figures'
import { counted, t } from '../../texts/texts.svelte'
import { brief } from './counsel'
import { NIGHTS, type At } from './situation'

const NIGHT = /^tonight: (\d+)% with the plan, (\d+)% without it$/
const PLAN = /^(\d+) games imagined, best plan: (.+)$/

/** The line that says it. */
export const found = (believed: readonly string[], pattern: RegExp): RegExpExecArray | undefined =>
  believed.map((line) => pattern.exec(line)).find((each) => each !== null) ?? undefined

/** What follows in the plan; an effect that is not used is nothing to do. */
export function planSays(at: At, believed: readonly string[]): string[] {
  const [, , plan = ''] = found(believed, PLAN) ?? []
  const rest = plan.split(', then ').slice(1).filter((text) => text !== 'decline')
  return rest.length ? [t('ha.advice.then', { plan: rest.map((text) => brief(at, text)).join(', ') })] : []
}

/** How likely the night is won so, and otherwise. */
export function nightSays(at: At, action: string, believed: readonly string[]): string[] {
  const [, after, before] = found(believed, NIGHT) ?? []
  if (after === undefined || before === undefined) return []
  const [chance, without] = [after, before].map((figure) => percent(Number(figure) / 100)) as [string, string]
  const isLost = Number(after) + Number(before) === 0 && at.picture.night < NIGHTS
  if (isLost) return [t('ha.advice.night.lost')]
  if (action === 'fold') return [t('ha.advice.night.fold', { without })]
  return [chance === without ? t('ha.advice.night', { chance }) : t('ha.advice.night.both', { chance, without })]
}

/** Why: sentences from what the bot counts. */
export const reasonsFor = (at: At, { action, believed = [] }: HintNews): string[] => [
  ...planSays(at, believed),
  ...nightSays(at, action, believed),
]

/** Who tries plans out counts in chances to win the game; the worths of others have no unit. */
export function weighing(
  at: At,
  { prospects = [], believed = [] }: Pick<HintNews, 'prospects' | 'believed'>,
): { measure: string; weighed: Weighing[] } {
  const plan = found(believed, PLAN)
  if (!plan)
    return { measure: t('advice.measure.order'), weighed: prospects.map(({ action }) => ({ says: brief(at, action) })) }
  const games = Number(plan[1])
  return {
    measure: games ? counted('ha.measure.tried', games) : t('ha.measure'),
    weighed: prospects.map(({ action, worth }) => ({ says: brief(at, action), figure: percent(worth), part: worth })),
  }
}
