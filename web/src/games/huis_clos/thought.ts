import { percent } from '../../table/advice/figures'
import { t } from '../../texts/texts.svelte'
import { average } from './advice'
import { beliefsOf } from './believed'
import { theName, placeName, seatOf, type At } from './situation'

const listed = <T>(of: ReadonlyMap<string, T>, name: (id: string) => string, figure: (value: T) => string): string =>
  [...of].map(([id, value]) => `${name(id)} (${figure(value)})`).join(', ')

/** What a bot believed, in sentences: who is the Murderer, and what is to be feared or hoped for in each Place. */
export function believedSays(at: At, believed: readonly string[]): string[] {
  const { murderer, danger, weapons } = beliefsOf(believed)
  const who = (character: string): string => theName(at, seatOf(at, character))
  const where = (place: string): string => placeName(place).name
  return [
    ...(murderer.size ? [t('hc.thought.murderer', { list: listed(murderer, who, percent) })] : []),
    ...(danger.size ? [t('hc.thought.danger', { list: listed(danger, where, percent) })] : []),
    ...(weapons.size ? [t('hc.thought.weapons', { list: listed(weapons, where, average) })] : []),
  ]
}
