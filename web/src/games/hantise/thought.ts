import { percent } from '../../table/advice/figures'
import { names, t } from '../../texts/texts.svelte'
import { found, nightSays, planSays } from './advice'
import { characterName } from './naming'
import { asZone, type At } from './situation'

const TABLE = /^night \d+: (\S+) in the (\S+), threshold (\d+); own best (\d+), theirs (\d+)$/
const HIDDEN = /^ {2}(\S+): \d+ unseen, at least one in their hand (\d+)%$/

function tableSays(believed: readonly string[]): string[] {
  const [, who, zone, threshold = '', own = '', theirs = ''] = found(believed, TABLE) ?? []
  if (!zone) return []
  return [t('ha.thought.night', { who: characterName(who), zone: t(`ha.in.${asZone(zone)}`), threshold, own, theirs })]
}

/** What the other hand may hold. */
function hiddenSays(believed: readonly string[]): string[] {
  const { types } = names('hantise')
  const list = believed.flatMap((line) => {
    const [, type, chance] = HIDDEN.exec(line) ?? []
    if (!type || !Number(chance)) return []
    return [t('ha.thought.chance', { name: types[type as keyof typeof types].name, chance: percent(Number(chance) / 100) })]
  })
  return list.length ? [t('ha.thought.hidden', { list: list.join(', ') })] : []
}

/** What a bot believed, in sentences: of the night, of the hidden hand, and of what it would do next. */
export const believedSays = (at: At, action: string, believed: readonly string[]): string[] => [
  ...tableSays(believed),
  ...hiddenSays(believed),
  ...nightSays(at, action, believed),
  ...planSays(at, believed),
]
