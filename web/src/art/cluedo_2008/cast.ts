import type { Suspect } from '../../games/cluedo_2008/components'
import { CAST as CLUEDO } from '../cluedo/cast'
import type { Look } from '../look'

const modern = (name: Suspect, head: string): Look => ({ ...CLUEDO[name], bust: `bust-${name}-2008`, pawn: `pawn-${name}-2008`, head })

/** Same colours, shapes and letters as in the manor; other clothes. */
export const CAST: Readonly<Record<Suspect, Look>> = {
  rose: modern('rose', '#e9b98e'),
  moutarde: modern('moutarde', '#e8b98c'),
  leblanc: modern('leblanc', '#f8dfc8'),
  olive: modern('olive', '#8a5638'),
  pervenche: modern('pervenche', '#efc9a8'),
  violet: modern('violet', '#f3d2b2'),
}
