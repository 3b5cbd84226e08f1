import { beforeEach, describe, expect, it } from 'vitest'
import { speak } from '../../../texts/texts.svelte'
import { edition } from '../../cluedo/edition'
import { ownDeeds } from '../../cluedo_2008/deeds'
import { believedSays } from './believed'
import { deed } from './deeds'
import type { Drawn } from './edition'
import { Words } from './words'

const words = new Words(edition, {
  seat: null,
  names: ['Anne', 'Odile'],
  picture: { suspects: ['rose', 'moutarde'] } as unknown as Drawn,
})
const plain = (text: string): string => text.replace(/\s/g, ' ')
beforeEach(() => speak('fr'))

describe('what a bot believed', () => {
  it.each([
    ['suspect: olive, violet', 'Suspects possibles : Olive, Violet.'],
    ['weapon: corde 30%, poignard 5%', 'Armes possibles : la corde (30 %), le poignard (5 %).'],
    ['room: hall 100%', 'Lieux possibles : le Hall (100 %).'],
    [
      'envelope: 12 possible, likeliest olive corde hall (40.0%)',
      '12 solutions possibles. La plus probable : Olive, la corde, dans le Hall (40 %).',
    ],
    ['moutarde has corde, hall', 'Chez Odile : la corde, le Hall.'],
    ['anything else', 'anything else'],
  ])('%s', (line, says) => expect(plain(believedSays(line, words, () => 'Odile'))).toBe(says))
})

describe('an action of a record', () => {
  it.each([
    ['suggest olive corde', 'Olive, la corde, dans le Salon'],
    ['accuse olive corde hall', 'Accuser : Olive, la corde, dans le Hall'],
    ['go hall', 'Hall'],
    ['go 3,4', 'Une case du couloir'],
    ['stay', 'Rester dans le Salon'],
    ['show corde', 'Montrer la corde'],
    ['roll', 'Lancer les dés'],
    ['look', 'look'],
  ])('%s is said in few words', (text, says) => expect(plain(deed(text, words, 'salon'))).toBe(says))

  it('may be of one house only', () =>
    expect(['look', 'play peek', 'send olive'].map((text) => deed(text, words, 'salon', ownDeeds('rose')))).toEqual([
      'Regarder les cartes',
      expect.stringMatching(/^Jouer /),
      'Renvoyer Olive',
    ]))
})
