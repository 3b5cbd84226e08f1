import type { Verdict } from '../../../table/situation'
import { rich, t } from '../../../texts/texts.svelte'
import type { Edition, MansionSituation } from './edition'
import { Words } from './words'

/** How it ended, for the last screen. */
export function verdictOf(edition: Edition, at: MansionSituation): Verdict {
  const words = new Words(edition, at)
  const { seat } = at
  const { winner, envelope, out } = at.picture
  const what = envelope ? words.named(envelope) : ''
  const isOwn = seat === null || seat === winner
  return {
    ...(isOwn
      ? { kicker: t(winner === null ? 'verdict.unsolved' : 'verdict.solved') }
      : { headline: t(out.includes(seat) ? 'verdict.mistaken' : 'verdict.searching') }),
    winners: winner === null ? [] : [winner],
    says: rich(isOwn && winner !== null ? 'verdict.true' : 'verdict.nobody', { what }),
  }
}
