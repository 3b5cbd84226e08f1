import { describe, expect, it } from 'vitest'
import { ROOMS, SUSPECTS, WEAPONS } from '../games/cluedo/components'
import { household as manor } from '../games/cluedo/household'
import * as villaCards from '../games/cluedo_2008/cards'
import * as villa from '../games/cluedo_2008/components'
import { household as villaHouse } from '../games/cluedo_2008/household'
import * as hantiseCards from '../games/hantise/cards'
import * as huisClosCards from '../games/huis_clos/cards'
import { roomFace, suspectFace, weaponFace } from '../games/mansion/cards'
import * as garden from '../games/super_cluedo/components'
import { household as gardenHouse } from '../games/super_cluedo/household'
import { gameOf } from '../game'
import { cardFace } from '../games/undrawn/cards'
import { undrawnSeats } from '../games/undrawn/seats'
import { emblem, type CardFace } from '../kit/card/face'
import { sprite as cluedo } from './cluedo/sprite'
import { sprite as cluedo2008 } from './cluedo_2008/sprite'
import { DOORS } from './doors'
import { symbol } from './drawing'
import { FACADE } from './facade'
import * as haunted from './hantise/cast'
import { sprite as hantise } from './hantise/sprite'
import type { Sprite } from './hang'
import * as closed from './huis_clos/cast'
import { sprite as huisClos } from './huis_clos/sprite'
import { KINDS } from './kinds'
import { SIGNS } from './signs'
import { sprite as superCluedo } from './super_cluedo/sprite'
import { sprite as undrawn } from './undrawn/sprite'

const INTERFACE: Sprite = { drawings: [...SIGNS, ...KINDS] }
const SPRITES = { cluedo, super_cluedo: superCluedo, cluedo_2008: cluedo2008, huis_clos: huisClos, hantise, undrawn, doors: DOORS, interface: INTERFACE }
const sprites = Object.entries(SPRITES)
const markup = ({ drawings, defs = '' }: Sprite): string => defs + drawings.map(symbol).join('')
const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
const referredIn = (text: string): string[] => [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = '']) => id)

describe('every sprite', () => {
  it.each(sprites)('%s draws each thing once', (_, { drawings }) => {
    const ids = drawings.map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it.each(sprites)('%s has all that its drawings lean on', (_, sprite) => {
    const there = new Set(idsIn(markup(sprite)))
    expect(referredIn(markup(sprite)).filter((id) => !there.has(id))).toEqual([])
  })

  it.each(sprites)('%s sets no style that a strict page would refuse', (_, sprite) => expect(markup(sprite)).not.toMatch(/ style=/))

  it.each(sprites)('%s is well-formed', (_, sprite) => {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup(sprite)}</svg>`, 'image/svg+xml')
    expect(parsed.querySelectorAll('symbol').length).toBe(sprite.drawings.length)
    expect(markup(sprite)).not.toMatch(/undefined|NaN|\[object/)
  })
})

it('the façade leans on the doors alone', () => {
  const there = new Set([...idsIn(FACADE), ...idsIn(markup(DOORS))])
  expect(referredIn(FACADE).filter((id) => !there.has(id))).toEqual([])
})

const typed = <T extends string>(record: Readonly<Record<T, unknown>>): T[] => Object.keys(record) as T[]
const CARDS: readonly (readonly [string, Sprite, readonly CardFace[]])[] = [
  ['cluedo', cluedo, [...SUSPECTS.map((id) => suspectFace(manor, id)), ...WEAPONS.map((id) => weaponFace(manor, id)), ...ROOMS.map((id) => roomFace(manor, id))]],
  ['super_cluedo', superCluedo, [...garden.SUSPECTS.map((id) => suspectFace(gardenHouse, id)), ...garden.WEAPONS.map((id) => weaponFace(gardenHouse, id)), ...garden.PLACES.map((id) => roomFace(gardenHouse, id))]],
  ['cluedo_2008', cluedo2008, [
    ...villa.SUSPECTS.map((id) => suspectFace(villaHouse, id)), ...villa.WEAPONS.map((id) => weaponFace(villaHouse, id)), ...villa.ROOMS.map((id) => roomFace(villaHouse, id)),
    ...villa.BUTLERS.map(villaCards.butlerFace), ...villa.SUSPECTS.map(villaCards.powerFace), villaCards.timeFace(8),
  ]],
  ['huis_clos', huisClos, [
    ...closed.CHARACTERS.map(huisClosCards.characterFace), ...typed(closed.WEAPON_PLACES).map(huisClosCards.weaponFace),
    ...closed.CHARACTERS.flatMap((who) => closed.CLUES[who].map(huisClosCards.clueFace)), huisClosCards.roleFace('innocent'), huisClosCards.roleFace('murderer'), huisClosCards.accusationFace(),
  ]],
  ['hantise', hantise, [
    ...haunted.FAMILIES.flatMap((family) => haunted.TYPES.map((type) => hantiseCards.monsterFace(family, type))),
    ...typed(haunted.PLACES).map((place) => hantiseCards.placeFace(place, 1, 1)), ...haunted.CHARACTERS.map((who) => hantiseCards.characterFace(who, 5, 4)),
  ]],
  ['what nobody has drawn', undrawn, [cardFace('ace'), undrawnSeats(gameOf('go')).seat('black').face]],
]

describe('every card', () => {
  it.each(CARDS)('of %s has its picture', (_, { drawings }, faces) => {
    const hung = new Set([...drawings, ...INTERFACE.drawings].map(({ id }) => id))
    expect(faces.map(emblem).filter((id) => !hung.has(id))).toEqual([])
    expect(faces.flatMap((face) => ('foot' in face && 'sign' in face.foot ? [face.foot.sign] : [])).filter((id) => !hung.has(id))).toEqual([])
  })

  it('is there in its number', () => expect(CARDS.map(([, , faces]) => faces.length)).toEqual([22, 30, 24 + 8 + 6 + 1, 8 + 39 + 3, 20 + 16 + 8, 2]))
})

it('everybody at a table has a shape and a colour of their own', () => {
  for (const cast of [manor.cast, gardenHouse.cast, villaHouse.cast, closed.CAST, haunted.SOUL_LOOK]) {
    const looks = Object.values(cast)
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length)
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length)
  }
})
