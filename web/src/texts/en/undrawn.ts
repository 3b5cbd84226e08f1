import type { undrawn as french } from '../fr/undrawn'

export const undrawn: Readonly<Record<keyof typeof french, string>> = {
  'home.others': 'Other games',
  'end.reason': 'Reason: {reason}',
  'undrawn.about': 'This game is not drawn yet: the table shows, word for word, what the house says of it.',
  'undrawn.anew': 'Choose anew',
  'undrawn.ask': 'what will you do?',
  'undrawn.advice': 'A good bot would: {what}',
  'undrawn.scene': 'On the table',
  'undrawn.nothing': 'Nothing to see yet.',
  'undrawn.field': '{name}: {value}',
  'undrawn.yes': 'yes',
  'undrawn.no': 'no',
  'undrawn.odds': '{n}%',
  'undrawn.told': '{n} event|{n} events',
  'undrawn.deal': 'The deal',
  'undrawn.last': 'The table at the end',
}
