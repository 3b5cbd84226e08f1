import type { Finding, Ground, Proof } from '../../lessons/finding'
import { isTrue, markOf, type Choice } from '../../lessons/lesson.svelte'
import { rich, t } from '../../texts/texts.svelte'
import { claimText } from './claims'
import { line } from './lines'
import { characterOf, isYou, theName, type At, type Told } from './situation'

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
function unmasked(at: At, choice: Choice): Proof | undefined {
  const mark = markOf(at.notebook, choice)
  if (!mark) return undefined
  const who = theName(at, Number(choice.place))
  return {
    isTrue: isTrue(mark),
    grounds: [...lines(at), { when: 'HC-109', says: rich('lesson.huisClos.rule') }],
    so: t(isTrue(mark) ? 'lesson.huisClos.guilty' : 'lesson.huisClos.cleared', { who }),
  }
}

/** Whether something can be said safely: the memory of everybody who listens was asked when the lesson was made. */
function safe(at: At, refuters: readonly number[]): Proof {
  const [refuter] = refuters
  if (refuter !== undefined) {
    const who = theName(at, refuter)
    const says = rich('lesson.huisClos.own', { who })
    return { isTrue: false, grounds: [{ when: '', says }], so: t('lesson.huisClos.refuted', { who }) }
  }
  const said = at.entries.flatMap((entry) =>
    entry.event === 'Claimed' && entry.claim.startsWith('played ') && !isYou(at, entry.seat)
      ? [{ when: theName(at, entry.seat), says: [claimText(entry.claim, characterOf(at, entry.seat))] }]
      : [],
  )
  const dead = at.picture.out.map((seat) => ({
    when: 'HC-172',
    says: rich('lesson.huisClos.dead', { who: theName(at, seat) }),
  }))
  return { isTrue: true, grounds: [...said, ...dead], so: t('lesson.huisClos.safe') }
}

export const FINDING: Finding = {
  label: (at, { place, claim }) =>
    claim ? claimText(claim, characterOf(at as At, at.seat ?? 0)) : theName(at as At, Number(place)),
  proof: (at, choice) => (choice.refuters ? safe(at as At, choice.refuters) : unmasked(at as At, choice)),
}
