import { beforeEach, describe, expect, it } from 'vitest'
import type { HintNews } from '../../../protocol/protocol'
import { speak } from '../../../texts/texts.svelte'
import { edition } from '../../cluedo/edition'
import { advisedIn, brief, counsel, figure, measureOf, reasonsFor } from './advice'
import type { Asking } from './asking'
import type { Drawn } from './edition'
import { Words } from './words'

const words = new Words(edition, {
  seat: 0,
  names: ['Anne', 'Odile'],
  picture: { suspects: ['rose', 'moutarde'] } as unknown as Drawn,
})
const option = (verb: string, parts: Record<string, string>) => ({
  verb,
  parts,
  text: [verb, ...Object.values(parts)].join(' '),
})
const asking: Asking = {
  ask: '',
  ways: [{ text: 'roll', label: 'Lancer les dés' }],
  ends: [
    { text: 'go salon', end: { place: 'salon' }, instead: 'spy salon' },
    { text: 'go 3,4', end: { place: '3,4' } },
  ],
  suggest: { options: [option('suggest', { suspect: 'olive', weapon: 'corde' })], here: 'salon' },
  accuse: { options: [option('accuse', { suspect: 'olive', weapon: 'corde', room: 'hall' })] },
  cards: [{ text: 'show corde', card: 'corde', label: '' }],
}
const hint = (rest: Partial<HintNews>): HintNews => ({
  type: 'hint',
  seat: 0,
  ply: 9,
  action: 'suggest olive corde',
  level: 'master',
  ...rest,
})

beforeEach(() => speak('fr'))

describe('what is advised', () => {
  it.each([
    ['suggest olive corde', 'Nommez Olive, la corde, dans le Salon.'],
    ['accuse olive corde hall', 'Accusez\u202f: Olive, la corde, dans le Hall.'],
    ['go salon', 'Allez dans le Salon.'],
    ['spy salon', 'Arrêtez-vous sur une loupe, et espionnez.'],
    ['go 3,4', 'Allez à la case allumée sur le plan.'],
    ['show corde', 'Montrez la corde.'],
    ['roll', 'Choisissez «\u202fLancer les dés\u202f».'],
  ])('%s is said as somebody would say it', (text, says) => {
    const advised = advisedIn(asking, text)
    expect(advised && counsel(advised, words)).toBe(says)
  })

  it('is nothing where it cannot be answered any more', () => expect(advisedIn(asking, 'end')).toBeUndefined())

  it('keeps the other way to go to a place', () =>
    expect(['go salon', 'spy salon'].map((text) => advisedIn(asking, text))).toMatchObject([
      { instead: false },
      { instead: true },
    ]))

  it('is short in a list', () => {
    const advised = advisedIn(asking, 'go salon')
    expect(advised && brief(advised, words)).toBe('Salon')
  })
})

describe('the reasons', () => {
  it('say where the cards may lie, whether anybody can answer, and how many solutions are left', () =>
    expect(
      reasonsFor(
        hint({
          prospects: [{ action: 'suggest olive corde', worth: 1.5, unanswered: 0.3 }],
          known: {
            solutions: 12,
            cards: [
              { card: 'olive', place: 'envelope', mark: 'open', odds: 0.25 },
              { card: 'corde', place: 0, mark: 'held' },
              { card: 'salon', place: 1, mark: 'yes' },
            ],
          },
        }),
        asking,
        words,
      ).map((says) => says.replace(/\s/g, ' ')),
    ).toEqual([
      'Peut-être dans l’étui : Olive (25 %).',
      'Dans votre main : la corde.',
      'Chez Odile : le Salon.',
      '30 chances sur 100 que personne ne puisse répondre.',
      'Il vous reste 12 solutions possibles.',
    ]))

  it('say that somebody must answer', () =>
    expect(
      reasonsFor(hint({ prospects: [{ action: 'suggest olive corde', worth: 1, unanswered: 0 }] }), asking, words),
    ).toEqual(['Quelqu’un aura forcément une carte à montrer.']))

  it('say of a square why it and no other', () => {
    const said = (rest: Partial<HintNews>) => reasonsFor(hint({ action: 'go 3,4', ...rest }), asking, words)
    expect(said({ prospects: [{ action: 'go 3,4', worth: 1 }] })).toEqual(['De là, le tour suivant promet le plus.'])
    expect(said({})).toEqual(['Aucun lieu qui compte n’est à portée\u202f: toutes les cases se valent.'])
  })
})

describe('the figures', () => {
  const of = (...actions: string[]) => measureOf(actions.map((action) => ({ action, worth: 1 })))
  it('are what they are about', () =>
    expect([of('go salon', 'roll'), of('accuse olive corde hall', 'end'), of('show corde')]).toEqual([
      'split',
      'win',
      'known',
    ]))

  it('are written as they are counted', () => {
    expect(figure('split', 1)).toBe('÷ 2,0')
    expect(figure('win', 0.634).replace(/\s/g, ' ')).toBe('63 %')
    speak('en')
    expect(figure('split', 1.7)).toBe('÷ 3.2')
  })
})
