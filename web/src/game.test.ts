import { afterEach, expect, it } from 'vitest'
import { GAMES, gameOf, isDrawn, wireName } from './game'
import { hear, offerOf, titleOf, undrawnGames } from './hosted.svelte'
import type { GameInfo } from './protocol/protocol'
import { inWords } from './texts/in_words'
import { speak } from './texts/texts.svelte'

const info = (name: string): GameInfo => ({ name, title: { fr: 'Canaris', en: 'Canaries' } }) as unknown as GameInfo

afterEach(() => {
  hear([])
  speak('fr')
})

it.each(GAMES)('%s is found by its name on the wire', (game) => expect(gameOf(wireName(game))).toBe(game))

it.each(['canaries', 'my-go', 'my_go', 'cluedo_2008', 'undrawn:go'])('%s is a game that nobody has drawn', (wire) => {
  expect(isDrawn(gameOf(wire))).toBe(false)
  expect(wireName(gameOf(wire))).toBe(wire)
})

it('the house says which games there are besides, and what they are called', () => {
  hear(['cluedo', 'canaries'].map(info))
  expect(undrawnGames()).toEqual([gameOf('canaries')])
  expect(offerOf(gameOf('canaries'))?.name).toBe('canaries')
  expect([titleOf('cluedo'), titleOf(gameOf('canaries'))]).toEqual(['Cluedo', 'Canaris'])
  speak('en')
  expect(titleOf(gameOf('canaries'))).toBe('Canaries')
})

it('a game that the house does not know any more is called as on the wire', () =>
  expect(titleOf(gameOf('nine-men_morris'))).toBe('Nine men morris'))

it.each([
  ['took-passage', 'took passage'],
  ['all_innocents_dead', 'all innocents dead'],
  ['TookPassage', 'Took passage'],
  ['canary-3', 'canary 3'],
  ['c4', 'c4'],
])('%s is « %s » in words', (name, words) => expect(inWords(name)).toBe(words))
