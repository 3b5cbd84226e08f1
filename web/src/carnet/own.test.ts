import { describe, expect, it } from 'vitest'
import { missingIn, namesIn, openOwn, type OwnSet } from './own'
import { cardName, cardPicture } from './sets'

const SET: OwnSet = {
  name: 'Chez nous',
  cards: {
    suspects: ['Tante Rose', 'Moutarde', 'Le chat'],
    weapons: ['Corde', 'Poêle'],
    rooms: ['Cave', 'Salon'],
    every: false,
    pool: true,
  },
}
const changed = (cards: Partial<OwnSet['cards']>): OwnSet => ({ ...SET, cards: { ...SET.cards, ...cards } })

describe('a set of one’s own cards', () => {
  it('is read line by line, without what a file could not keep', () => {
    expect(namesIn(' Rose \n\nOncle, Paul\nRose')).toEqual(['Rose', 'Oncle Paul'])
  })
  it('says what is missing', () => {
    expect(missingIn(SET)).toBeUndefined()
    expect(missingIn({ ...SET, name: ' ' })).toBe('name')
    expect(missingIn(changed({ suspects: ['a', 'b'] }))).toBe('suspects')
    expect(missingIn(changed({ rooms: ['Corde', 'Salon'] }))).toBe('twice')
    expect(missingIn(changed({ weapons: ['é', 'E'] }))).toBe('twice')
  })
  it('keeps the drawings of cards that a box calls the same', async () => {
    const set = await openOwn(SET)
    expect(cardPicture(set, 'Corde')).toBe('weapon-corde')
    expect(cardPicture(set, 'Poêle')).toMatch(/^own-/)
    expect(cardName(set, 'Tante Rose')).toBe('Tante Rose')
    const shapes = SET.cards.suspects.map((who) => set.house.mansion.cast[who]?.shape)
    expect(new Set(shapes).size).toBe(3)
    expect(set.kinds).toContain('pool')
  })
})
