import { beforeEach, describe, expect, it } from 'vitest'
import type { Belief, HintNews } from '../../protocol/protocol'
import { speak } from '../../texts/texts.svelte'
import { hasWords, hintOf, spaced } from '../advising'
import { situationOf } from '../answering.svelte'
import { reasonsFor, weighing } from './advice'
import { brief, counsel, partsOf } from './counsel'
import { MONSTERS, PLACE_CARDS } from './left'
import recorded from './recorded.json'
import { theCard } from './naming'
import type { At } from './situation'

const NAMES = ['Anne', 'Ben']
const ACTIONS = [
  ['play reine-fantome jardin', 'Jouez la Reine Fantôme au Jardin.', 'Reine Fantôme au Jardin'],
  ['play cave', 'Jouez la Cave au Sous-sol.', 'Cave au Sous-sol'],
  ['change serviteur-spectre', 'Changez le Serviteur Spectre.', 'Changer le Serviteur Spectre'],
  ['fold', 'Couchez-vous.', 'Se coucher'],
  ['end', 'Finissez votre tour.', 'Finir le tour'],
  ['chase', 'Chassez Papa dans une autre zone.', 'Chasser Papa'],
  ['knock sombre jardin', 'Assommez l’Assommeur Spectre, chez Ben, au Jardin.', 'Assommer au Jardin (Ben)'],
  [
    'knock claire jardin',
    'Assommez un de vos monstres : le Serviteur Fantôme, au Jardin.',
    'Assommer au Jardin (Vous)',
  ],
  ['recall sous-sol', 'Posez la Reine Revenant au Sous-sol.', 'Reprendre un monstre au Sous-sol'],
  ['squat sous-sol', 'Capturez le Garage, au Sous-sol.', 'Capturer un lieu au Sous-sol'],
  [
    'capture sombre jardin premier-etage',
    'Capturez l’Assommeur Spectre pour votre apparition au 1er Étage.',
    'Capturer au Jardin (Ben), poser au 1er Étage',
  ],
  ['decline', 'Choisissez « Renoncer ».', 'Renoncer'],
  ['win rez-de-chaussee', 'Gagnez avec votre apparition au Rez-de-Chaussée.', 'Rez-de-Chaussée'],
  ['score reine-fantome', 'Marquez la Reine Fantôme.', 'Reine Fantôme'],
  ['devastate papa-maman spectre', 'Avec Papa et Maman, dévastez les Spectres.', 'les Spectres (Papa et Maman)'],
  [
    'devastate fiston-fillette-bebe jardin',
    'Avec Fiston, Fillette et Bébé, dévastez le Jardin.',
    'le Jardin (Fiston, Fillette et Bébé)',
  ],
  ['done', 'Choisissez « En rester là ».', 'En rester là'],
] as const

const at: At = situationOf(
  {
    seat: 0,
    picture: {
      character: 'papa',
      night: 3,
      goal: 9,
      moment: 'main',
      discard: ['reine-revenant', 'puits'],
      stacks: [['puits', 'serviteur-fantome'], [], [], [], ['serre', 'assommeur-spectre'], ['garage'], [], []],
    },
    entries: [],
    question: { ply: 0, choices: [] },
  },
  NAMES,
)
const hint = (action: string, believed: Belief[], prospects: HintNews['prospects'] = []): HintNews =>
  hintOf(action, { prospects, believed })

const planOf = (games: number, ...actions: string[]): Belief => ({ belief: 'BestPlan', actions, games })

beforeEach(() => speak('fr'))

describe('what is advised', () => {
  hasWords({ counsel, brief }, at, ACTIONS, recorded.questions, (question) => situationOf(question as never, NAMES))

  it('names every card with its article', () => {
    const cards = [...MONSTERS.flat(), ...PLACE_CARDS]
    expect(cards.filter((card) => !/^(le |la |l’)\p{Lu}/u.test(theCard(card)))).toEqual([])
    speak('en')
    expect(cards.filter((card) => !/^the \p{Lu}/u.test(theCard(card)))).toEqual([])
  })

  it('is chosen part by part', () => {
    const parts = (verb: string, of: Record<string, string | number>) => partsOf({ verb, parts: of, text: '' })
    expect(parts('play', { card: 'cave' })).toEqual({ card: 'cave' })
    expect(parts('capture', { owner: 1, zone: 'jardin', to: 'sous-sol' })).toEqual({ source: '1 jardin' })
    expect(parts('devastate', { combination: 'papa-maman' })).toEqual({ combination: 'papa-maman' })
    expect(parts('fold', {})).toEqual({ fold: 'fold' })
    expect(parts('knock', { owner: 1, zone: 'jardin' })).toEqual({})
  })
})

describe('the reasons', () => {
  const said = (action: string, planned: number, unplanned: number, ...actions: string[]) =>
    reasonsFor(at, hint(action, [{ belief: 'Tonight', planned, unplanned }, planOf(12, ...actions)])).map(spaced)

  it('say how the turn goes on, without what is left undone, and what comes of it tonight', () => {
    const plan = ['play cave', 'play serviteur-spectre sous-sol', 'decline', 'chase']
    expect(said('play cave', 0.51, 0.3, ...plan)).toEqual([
      'Ensuite : Serviteur Spectre au Sous-sol, Chasser Papa.',
      'Chances de gagner cette nuit : 51 % ainsi, 30 % en finissant le tour tout de suite.',
    ])
  })
  it('give one figure where there is but one', () =>
    expect(said('end', 0.301, 0.3, 'end')).toEqual(['Chances de gagner cette nuit ainsi : 30 %.']))
  it('of folding say what is given up', () =>
    expect(said('fold', 0, 0.12, 'fold')).toEqual(['Chances de gagner cette nuit sans vous coucher : 12 %.']))
  it('say when a night is given up for those to come, if any do', () => {
    const none = (night: number) => {
      const then = { ...at, picture: { ...at.picture, night } }
      return reasonsFor(then, hint('end', [{ belief: 'Tonight', planned: 0, unplanned: 0 }])).map(spaced)
    }
    expect([...none(6), ...none(7)]).toEqual([
      'La nuit semble perdue : ce coup prépare les suivantes.',
      'Chances de gagner cette nuit ainsi : 0 %.',
    ])
  })
  it('say nothing of a night that is won', () =>
    expect(reasonsFor(at, hint('win jardin', [planOf(3, 'win jardin')]))).toEqual([]))
})

describe('what was weighed', () => {
  it('are chances to win the game', () => {
    const prospects = [
      { action: 'play cave', worth: 0.537 },
      { action: 'end', worth: 0.5 },
    ]
    const { measure, weighed } = weighing(at, hint('play cave', [planOf(12, 'play cave')], prospects))
    expect(spaced(measure)).toBe('Chances de gagner la partie, essayées dans 12 suites imaginées :')
    expect(weighed.map(({ says, figure, part }) => [says, spaced(figure ?? ''), part])).toEqual([
      ['Cave au Sous-sol', '54 %', 0.537],
      ['Finir le tour', '50 %', 0.5],
    ])
    const untried = weighing(at, hint('end', [planOf(0, 'end')]))
    expect(spaced(untried.measure)).toBe('Chances de gagner la partie :')
  })
})
