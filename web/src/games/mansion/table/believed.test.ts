import { beforeEach, describe, expect, it } from 'vitest'
import type { CluedoBelief } from '../../../protocol/protocol'
import { speak } from '../../../texts/texts.svelte'
import { edition } from '../../cluedo/edition'
import { ownDeeds } from '../../cluedo_2008/deeds'
import { beliefSays } from './believed'
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
  const BELIEFS: readonly [CluedoBelief, string][] = [
    [
      { belief: 'OpenCards', kind: 'suspect', cards: ['olive', 'violet'].map((card) => ({ card, odds: null })) },
      'Suspects possibles : Olive, Violet.',
    ],
    [
      {
        belief: 'OpenCards',
        kind: 'weapon',
        cards: [
          { card: 'corde', odds: 0.3 },
          { card: 'poignard', odds: 0.05 },
        ],
      },
      'Armes possibles : la corde (30 %), le poignard (5 %).',
    ],
    [{ belief: 'OpenCards', kind: 'room', cards: [{ card: 'hall', odds: 1 }] }, 'Lieux possibles : le Hall (100 %).'],
    [
      { belief: 'Envelopes', possible: 12, likeliest: ['olive', 'corde', 'hall'], odds: 0.4 },
      '12 solutions possibles. La plus probable : Olive, la corde, dans le Hall (40 %).',
    ],
    [{ belief: 'Holds', seat: 1, cards: ['corde', 'hall'] }, 'Chez Odile : la corde, le Hall.'],
  ]
  it.each(BELIEFS)('%o', (belief, says) => expect(plain(beliefSays(belief, words))).toBe(says))
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
