import { between, SHARED, silent, tale, turnBegan, type Tales } from '../mansion/table/story'
import type { CluedoEntry } from './situation'

export const TALES: Tales<CluedoEntry> = {
  ...SHARED,
  Showed: ({ seat, to, card }, words) => between(words, 'showed', seat, to, card),
  TookDice: silent,
  TurnBegan: ({ seat, round }, words) => turnBegan(seat, round, words),
  TurnSkipped: ({ seat }, words) => tale(words, 'skipped', seat),
  Rolled: ({ seat, first, second }, words) => tale(words, 'rolled', seat, { first, second, n: first + second }),
  CouldNotMove: ({ seat }, words) => tale(words, 'stuck', seat),
  Stayed: ({ seat, place }, words) => tale(words, 'stayed', seat, { in: words.inside(place) }),
  NobodyShowed: ({ seat }, words) => tale(words, 'nobodyShowed', seat, {}, 'they'),
  Accused: ({ seat, suspect, weapon, room }, words) =>
    tale(words, 'accused', seat, { what: words.named([suspect, weapon, room]) }),
}
