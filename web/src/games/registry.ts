import { drawn as cluedo } from './cluedo/drawn'
import { drawn as cluedo_2008 } from './cluedo_2008/drawn'
import type { DrawnGame } from './drawn'
import { drawn as hantise } from './hantise/drawn'
import { drawn as huis_clos } from './huis_clos/drawn'
import { drawn as super_cluedo } from './super_cluedo/drawn'

/** The games that are drawn, by the name that finds them everywhere: `games/<game>`, `art/<game>`, `texts/fr/<game>`. */
export const DRAWN = { cluedo, super_cluedo, cluedo_2008, huis_clos, hantise } as const satisfies Record<
  string,
  DrawnGame
>
export type Game = keyof typeof DRAWN
