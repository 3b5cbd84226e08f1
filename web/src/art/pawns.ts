import { BOX, type Drawing } from './drawing'
import type { Look } from './look'
import { pawn } from './people'

/** The pawns of a cast; `hats` are named as the pawns are. */
export function pawns(cast: Readonly<Record<string, Look>>, hats: Readonly<Record<string, string>>): Drawing[] {
  return Object.values(cast).flatMap((look) => {
    const hat = hats[look.pawn.slice(look.pawn.indexOf('pawn-') + 'pawn-'.length)]
    return hat === undefined ? [] : [{ id: look.pawn, box: BOX.pawn, body: pawn({ ...look, hat }) }]
  })
}
