import { askedBy } from '../../../table/asked'
import type { GameTable } from '../../../table/situation'
import { deedAt, type OwnDeeds } from './deeds'
import type { Drawn, Edition, MansionEntry } from './edition'
import { handed } from './handed'
import { pileName } from './piles'
import { lineOf, type Tales } from './story'
import { verdictOf } from './verdict'
import { Words } from './words'

/** What each of the three houses brings to its table, in its own cards and words. */
export const houseTable = <P extends Drawn, E extends MansionEntry>(
  edition: Edition,
  tales: Tales<E>,
  /** Where the rules say what may be decided, by a verb that is offered. */
  clauses: Parameters<typeof askedBy>[1],
  ownDeeds?: (suspect: string) => OwnDeeds,
): Pick<GameTable<P, E>, 'deed' | 'hasSolution' | 'pileName' | 'verdict' | 'handed' | 'line' | 'clause'> => ({
  deed: (action, seat, at) => deedAt(edition, action, seat, at, ownDeeds?.(at.picture.suspects[seat] ?? '')),
  hasSolution: true,
  pileName,
  verdict: (at) => verdictOf(edition, at),
  handed,
  line: (entry, id, at) => lineOf(tales, entry, id, new Words(edition, at)),
  clause: (at) => askedBy(at.options, clauses),
})
