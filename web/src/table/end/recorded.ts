import { inWords } from '../../texts/in_words'
import { t } from '../../texts/texts.svelte'
import type { Verdict } from '../situation'

/** How a game ended by the last line of its record, « result: olive accusation »; nothing if it tells no end. */
export function verdictIn(record: string, characters: readonly string[]): Verdict | undefined {
  const [, winner = '', reason = ''] = /^result: (\S+) (.+)$/.exec(record.trimEnd().split('\n').at(-1) ?? '') ?? []
  if (!reason) return undefined
  const seat = characters.indexOf(winner)
  return { winners: seat < 0 ? [] : [seat], says: [t('end.reason', { reason: inWords(reason) })] }
}
