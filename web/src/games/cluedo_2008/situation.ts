import type { Acted, Cluedo2008Event, Cluedo2008Picture } from '../../protocol/protocol'
import type { Situation } from '../../table/situation'

export type Cluedo2008Entry = Cluedo2008Event | Acted
export type Cluedo2008Situation = Situation<Cluedo2008Picture, Cluedo2008Entry>
