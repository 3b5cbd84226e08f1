import type { HintNews } from '../../protocol/protocol'
import { percent, type Weighing } from '../../table/advice/figures'
import { counted, t } from '../../texts/texts.svelte'
import { brief } from './counsel'
import { NIGHTS, type At } from './situation'

const NIGHT = /^tonight: (\d+)% with the plan, (\d+)% without it$/
const PLAN = /^(\d+) games imagined, best plan: (.+)$/

const found = (believed: readonly string[], pattern: RegExp): RegExpExecArray | undefined =>
  believed.map((line) => pattern.exec(line)).find((each) => each !== null) ?? undefined

/** What follows in the plan; an effect that is not used is nothing to do. */
function planSays(at: At, believed: readonly string[]): string[] {
  const [, , plan = ''] = found(believed, PLAN) ?? []
  const rest = plan.split(', then ').slice(1).filter((text) => text !== 'decline')
  return rest.length ? [t('ha.advice.then', { plan: rest.map((text) => brief(at, text)).join(', ') })] : []
}

/** How likely the night is won so, and otherwise. */
function nightSays(at: At, action: string, believed: readonly string[]): string[] {
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

/** The bot counts in chances to win the game. */
export function weighing(at: At, { prospects = [], believed = [] }: HintNews): { measure: string; weighed: Weighing[] } {
  const games = Number(found(believed, PLAN)?.[1] ?? 0)
  return {
    measure: games ? counted('ha.measure.tried', games) : t('ha.measure'),
    weighed: prospects.map(({ action, worth }) => ({ says: brief(at, action), figure: percent(worth), part: worth })),
  }
}
