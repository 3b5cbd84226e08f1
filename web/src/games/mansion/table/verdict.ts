import type { Verdict } from '../../../table/situation'
import { rich, t } from '../../../texts/texts.svelte'
import type { Edition, MansionSituation } from './edition'
import { Words } from './words'

/** How it ended, for the last screen. */
export function verdictOf(edition: Edition, at: MansionSituation): Verdict {
  const words = new Words(edition, at)
  const { winner, envelope } = at.picture
  const what = envelope ? words.named(envelope) : ''
  return {
    kicker: t(winner === null ? 'verdict.unsolved' : 'verdict.solved'),
    winners: winner === null ? [] : [winner],
    says: winner === null ? rich('verdict.nobody', { what }) : rich('verdict.true', { what }),
  }
}
