import type { huisClosAdvice as french } from '../fr/huis_clos_advice'

export const huisClosAdvice: Readonly<Record<keyof typeof french, string>> = {
  'hc.advice.go': 'Investigate {place}.',
  'hc.advice.search': 'Search {place}.',
  'hc.advice.exchange': 'Exchange by force with {whom}.',
  'hc.advice.accuse': 'Accuse {whom}, showing {clue}.',
  'hc.advice.observe': 'Look at what {whom} is about to gain.',
  'hc.advice.take': 'Take {clue}.',
  'hc.advice.swap': 'Take {clue} and leave {own}.',
  'hc.advice.takeDestroy': 'Take {clue} and destroy {own}.',
  'hc.advice.destroy': 'Destroy {clue}.',
  'hc.advice.give': 'Give {clue}.',
  'hc.advice.deposit': 'Slip {clue} into the Urn.',
  'hc.advice.takeBack': 'Take back {clue}.',
  'hc.brief.swap': '{clue} for {own}',
  'hc.brief.takeDestroy': '{clue}, destroying {own}',

  'hc.advice.danger':
    'Chance that the Murderer has the weapon of this place: {chance}; elsewhere up to {most} ({place}).',
  'hc.advice.danger.duel':
    'Chance that the other has the weapon of this place: {chance}; elsewhere up to {most} ({place}).',
  'hc.advice.weapons': 'Weapons to be found there, on average: {n}.',
  'hc.advice.guilty': 'Chance that {whom} is the Murderer: {chance}.',
  'hc.advice.evidence': 'With this clue you can accuse {whom} (Murderer: {chance}).',
  'hc.advice.safe': 'In your hand a weapon kills nobody.',
  'hc.advice.weapon': 'One more weapon to strike with.',
  'hc.advice.there': 'In its place: {whom}.',
  'hc.advice.screen': 'In your hand it serves nobody against you.',
  'hc.advice.least': 'Of what you can part with, it is of least use to you.',
  'hc.advice.spare': 'One destroys three times at most: nothing here is worth it.',
  'hc.advice.suspects': 'The main suspects, by what was done and said: {who}.',
  'hc.advice.even': 'Nobody is more of a suspect than anybody else yet.',
  'hc.advice.open': 'May still be the Murderer: {who}.',

  'hc.measure.danger': 'Best first, with the danger that its weapon strikes:',
  'hc.measure.weapons': 'Best first, with the weapons to be found there on average:',
  'hc.measure.guilt': 'Best first, with the chance that the person is the Murderer:',

  'hc.thought.murderer': 'Murderer: {list}.',
  'hc.thought.nobody': 'Nobody is suspected.',
  'hc.thought.danger': 'The weapon of the place might strike: {list}.',
  'hc.thought.weapons': 'Weapons to be found, on average: {list}.',
  'hc.thought.safe': 'No weapon is to be feared.',
  'hc.thought.unarmed': 'No weapon is to be found.',
}
