import { describe, expect, it } from 'vitest'
import { UNIT, type Point } from '../../../art/plan/plan'
import { names as english } from '../../../texts/told/en'
import { names as french } from '../../../texts/told/fr'
import { mansion as manor } from '../../cluedo/mansion'
import { mansion as villa } from '../../cluedo_2008/mansion'
import { mansion as garden } from '../../super_cluedo/mansion'
import { leaves, plaqueHalf, spread } from './spots'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const pawnBox = ([x, y]: Point, scale = 1): Box => ({
  left: x - 15 * scale,
  right: x + 15 * scale,
  top: y - 46 * scale,
  bottom: y,
})
const weaponBox = ([x, y]: Point): Box => ({ left: x - 18, right: x + 18, top: y - 18, bottom: y + 18 })
const plaqueBox = ([x, y]: Point, name: string, scale = 1): Box => {
  const half = plaqueHalf(name)[0] * scale
  return { left: x - half, right: x + half, top: y - 15 * scale, bottom: y + 15 * scale }
}
/** On a phone pawns and names grow. */
const PHONE = { pawn: 1.36, plaque: 1.24 }

const HOUSES = [manor, garden, villa]
const rooms = HOUSES.flatMap((house) =>
  house.board.rooms.map((room) => {
    const art = house.art.rooms[room.id]
    if (!art) throw new Error(`${house.game} has no drawing of ${room.id}`)
    const called = [french, english].map(
      (names) => (names[house.game].rooms as Record<string, { name: string }>)[room.id]?.name ?? '',
    )
    return { title: `${house.game} ${room.id}`, room, art, called }
  }),
)

describe('the free floor of every room', () => {
  it.each(rooms)('$title lies inside it', ({ room, art }) => {
    for (const [x, y] of [...art.pawns, ...art.weapons])
      expect(room.cells).toContain(`${Math.floor(y / UNIT)},${Math.floor(x / UNIT)}`)
  })

  it.each(rooms)('$title leaves its name free', ({ art, called }) => {
    for (const name of called) {
      expect(art.pawns.filter((spot) => overlap(pawnBox(spot), plaqueBox(art.name, name)))).toEqual([])
      expect(
        art.pawns.filter((spot) => overlap(pawnBox(spot, PHONE.pawn), plaqueBox(art.name, name, PHONE.plaque))),
      ).toEqual([])
      expect(art.weapons.filter((spot) => overlap(weaponBox(spot), plaqueBox(art.name, name)))).toEqual([])
    }
  })

  it.each(rooms)('$title leaves its name free in a crowd', ({ art, called }) => {
    for (const name of called) {
      const lying = spread(art.weapons, 8, leaves(name, art.name, 'weapons'))
      const standing = spread(art.pawns, 10, leaves(name, art.name, 'pawns'))
      expect(lying.filter((spot) => overlap(weaponBox(spot), plaqueBox(art.name, name)))).toEqual([])
      expect(standing.filter((spot) => overlap(pawnBox(spot), plaqueBox(art.name, name)))).toEqual([])
    }
  })

  it.each(rooms)('$title has room for pawns beside weapons', ({ art }) => {
    const crowded = art.pawns.slice(0, 2).flatMap((pawn) =>
      art.weapons
        .slice(0, 2)
        .filter((weapon) => overlap(pawnBox(pawn), weaponBox(weapon)))
        .map((weapon) => [pawn, weapon]),
    )
    expect(crowded).toEqual([])
  })
})

describe('spread', () => {
  const line: Point[] = [
    [0, 0],
    [100, 0],
    [100, 50],
  ]

  it('stands tokens on the spots while there are enough', () =>
    expect(spread(line, 2)).toEqual([
      [0, 0],
      [100, 0],
    ]))

  it('closes more tokens up along the line through the spots', () =>
    expect(spread(line, 4)).toEqual([
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 50],
    ]))
})
