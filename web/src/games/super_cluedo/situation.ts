import type { Acted, SuperCluedoEvent, SuperCluedoPicture } from '../../protocol/protocol'
import type { Situation } from '../../table/situation'

export type SuperCluedoEntry = SuperCluedoEvent | Acted
export type SuperCluedoSituation = Situation<SuperCluedoPicture, SuperCluedoEntry>
