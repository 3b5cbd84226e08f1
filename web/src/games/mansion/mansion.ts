import type { Look } from '../../art/look'
import type { PlanArt } from '../../art/plan/plan'
import type { MansionGame } from '../../game'
import type { Person } from '../../kit/person'
import type { MansionNames } from '../../texts/names'
import { names } from '../../texts/texts.svelte'
import type { Board } from './board/board'

/** Who lives in one of the three houses with a board, and what its rooms look like on cards. */
export interface Household {
  readonly game: MansionGame
  readonly cast: Readonly<Record<string, Look>>
  /** Cards whose emblem is not the one of the manor. */
  readonly emblems?: Readonly<Record<string, string>>
  /** What they are called where somebody has called them so; else as the game does. */
  readonly called?: AnyNames
}
/** The household and its house. */
export interface Mansion extends Household {
  readonly board: Board
  readonly art: PlanArt
}

type AnyNames = MansionNames<string, string, string>
const namesOf = ({ game, called }: Household): AnyNames => called ?? names(game)

export const suspectName = (house: Household, id: string) => named(namesOf(house).suspects, id)
export const weaponName = (house: Household, id: string) => named(namesOf(house).weapons, id)
export const roomName = (house: Household, id: string) => named(namesOf(house).rooms, id)

export const person = (house: Household, suspect: string): Person => ({
  look: named(house.cast, suspect),
  letter: suspectName(house, suspect).letter,
})
export const weaponPicture = (id: string, house?: Household): string => house?.emblems?.[id] ?? `weapon-${id}`
export const roomPicture = ({ emblems }: Household, id: string): string => emblems?.[id] ?? `room-${id}`

function named<Named>(all: Readonly<Record<string, Named>>, id: string): Named {
  const found = all[id]
  if (found === undefined) throw new Error(`No such name in this house: ${id}`)
  return found
}
