import type { fairness as french } from '../fr/fairness'

export const fairness: Readonly<Record<keyof typeof french, string>> = {
  'fair.label': 'Was the deal fair?',
  'fair.brought':
    'This game was opened from a file: the house has not seen it. The deal fits its seed; who played, and when, is only what the file says.',
  'fair.checking': 'Your browser repeats the deal and all the dice…',
  'fair.verified': 'All is fair: your browser repeated the deal and every draw, and found the same.',
  'fair.broken': 'Something does not agree: this game was not dealt as promised.',
  'fair.holds': 'true:',
  'fair.fails': 'false:',
  'fair.seal': 'The secret number of the house is the one that was sealed before the deal.',
  'fair.yours': 'The number that your browser added is in the mix: nobody decided alone.',
  'fair.deal':
    'The deal follows from these numbers: {n} draw repeated.|The deal follows from these numbers: {n} draws repeated.',
  'fair.chance':
    'Dice and draws follow from the same numbers: {n} repeated, with its odds.|Dice and draws follow from the same numbers: {n} repeated, with their odds.',
  'fair.told': 'What was told',
  'fair.due': 'What the calculation gives',
  'fair.record': 'Download the game',
  'fair.unsealed': 'This game was not played at a sealed table: there is nothing to check.',
  'fair.unreachable': 'The house does not answer: the check will have to wait.',
  'fair.retry': 'Try again',
}
