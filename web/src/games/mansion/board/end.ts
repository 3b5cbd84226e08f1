import { t } from '../../../texts/texts.svelte'
import { roomName, type Mansion } from '../mansion'
import { isSquare, type Place } from './board'

/** A place where a move may end, as the server offers it. */
export interface End {
  readonly place: Place
  /** Points it takes; none where one is simply put down. */
  readonly cost?: number | undefined
  /** The walk there, both ends included; without it a shortest one is drawn. */
  readonly path?: readonly Place[] | undefined
  /** By a secret passage, where the move ends. */
  readonly passage?: boolean
}

/** The same end among others: whatever is told makes all of them anew. */
export const sameEnd = (end: End, ends: readonly End[]): End | undefined =>
  ends.find(({ place, cost, passage }) => place === end.place && cost === end.cost && passage === end.passage)

export const squareName = (square: Place): string => t('board.square', { at: square.replace(',', ' · ') })

/** An end as it is read out: where, and for how many points. */
export function endName(mansion: Mansion, { place, cost }: End): string {
  const name = isSquare(place) ? squareName(place) : roomName(mansion, place).name
  return cost === undefined ? name : t('board.end', { place: name, n: cost })
}
