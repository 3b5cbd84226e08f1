import type { Names } from '../of_games'
import { cluedo } from './cluedo'
import { cluedo2008 } from './cluedo_2008'
import { hantise } from './hantise'
import { huisClos } from './huis_clos'
import { superCluedo } from './super_cluedo'

export const names: Names = {
  cluedo,
  super_cluedo: superCluedo,
  cluedo_2008: cluedo2008,
  huis_clos: huisClos,
  hantise,
}
