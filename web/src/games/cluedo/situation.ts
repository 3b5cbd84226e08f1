import type { Acted, CluedoEvent, CluedoPicture } from '../../protocol/protocol'
import type { Situation } from '../../table/situation'

export type CluedoEntry = CluedoEvent | Acted
export type CluedoSituation = Situation<CluedoPicture, CluedoEntry>
