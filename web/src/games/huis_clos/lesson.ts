import type { Finding, Ground } from '../../lessons/finding'
import { isTrue, markOf } from '../../lessons/lesson.svelte'
import { rich, t } from '../../texts/texts.svelte'
import { line } from './lines'
import { theName, type At, type Told } from './situation'

/** The lines of the journal that it rests on: what somebody was seen to take, the Urn, the death. */
function lines(at: At): Ground[] {
  const isGround = (entry: Told): boolean =>
    (entry.event === 'Took' && entry.seat !== at.seat && entry.clue !== null) ||
    entry.event === 'UrnOpened' ||
    entry.event === 'Died'
  return at.entries.flatMap((entry, id) => {
    const told = isGround(entry) ? line(entry, id, at) : undefined
    return told?.kind === 'line' ? [{ when: t('hc.turn', { n: at.picture.turn }), says: told.says }] : []
  })
}

/** Who is the Murderer, as the ledger of what was seen has it. */
export const FINDING: Finding = {
  label: (at, { place }) => theName(at as At, Number(place)),
  proof(situation, choice) {
    const at = situation as At
    const mark = markOf(at.notebook, choice)
    if (!mark) return undefined
    const who = theName(at, Number(choice.place))
    return {
      isTrue: isTrue(mark),
      grounds: [...lines(at), { when: 'HC-109', says: rich('lesson.huisClos.rule') }],
      so: t(isTrue(mark) ? 'lesson.huisClos.guilty' : 'lesson.huisClos.cleared', { who }),
    }
  },
}
