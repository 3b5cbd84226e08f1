import { between, SHARED, silent, tale, turnBegan, type Tales } from '../mansion/table/story'
import type { SuperCluedoEntry } from './situation'

export const TALES: Tales<SuperCluedoEntry> = {
  ...SHARED,
  TookDice: silent,
  TurnBegan: ({ seat, round }, words) => turnBegan(seat, round, words),
  TurnSkipped: ({ seat }, words) => tale(words, 'skipped', seat),
  RolledForDeal: ({ seat, first, second }, words) => tale(words, 'forDeal', seat, { first, second }),
  Rolled: ({ seat, first, second }, words) => tale(words, 'rolled', seat, { first, second, n: first + second }),
  CouldNotMove: ({ seat }, words) => tale(words, 'stuck', seat),
  Passed: ({ seat }, words) => tale(words, 'passed', seat),
  StoppedToSpy: ({ seat }, words) => tale(words, 'toSpy', seat),
  StoppedThere: ({ seat }, words) => tale(words, 'stoppedThere', seat),
  Spied: ({ seat, on }, words) =>
    tale(words, 'spied', seat, { on: words.who(on) }, words.isYou(on) ? 'toYou' : undefined),
  LetSee: ({ seat, to, card }, words) => between(words, 'letSee', seat, to, card),
  Accused: ({ seat, paper }, words) =>
    paper
      ? { ...tale(words, 'accused', seat, { what: words.named(paper) }), secret: 'alone' }
      : tale(words, 'wrote', seat, {}, 'they'),
  AccusedRightly: ({ seat, paper }, words) => tale(words, 'rightly', seat, { what: words.named(paper) }),
}
