import type { Seat } from '../seat'
import { suspectFace } from './cards'
import { person, suspectName, type Household } from './mansion'

export const suspectSeat =
  (house: Household) =>
  (id: string): Seat => ({
    id,
    face: suspectFace(house, id),
    person: person(house, id),
    plays: suspectName(house, id).full,
  })
