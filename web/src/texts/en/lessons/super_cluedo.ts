import type { superCluedo as french } from '../../fr/lessons/super_cluedo'

export const superCluedo: Readonly<Record<keyof typeof french, string>> = {
  'lesson.super-cluedo.title': 'Learn Super Cluedo',
  'lesson.super-cluedo.welcome':
    'You know Cluedo; here are its large house, its garden, ten suspects. All begin *in the Hall*. A room can be crossed: it costs a single point.',
  'lesson.super-cluedo.roll': 'As in Cluedo, two dice are your points. Look at the magnifying glasses on the board.',
  'lesson.super-cluedo.roll.ask': 'Roll the dice.',
  'lesson.super-cluedo.spy':
    'A magnifying glass is within reach. To stop there is to *spy*: a card for your eyes, without a question.',
  'lesson.super-cluedo.spy.ask': 'Stop on the magnifying glass in front of the Hall.',
  'lesson.super-cluedo.watch': 'You choose whom; the other chooses the card. It is free: afterwards you walk on.',
  'lesson.super-cluedo.watch.ask': 'Spy on {who}.',
  'lesson.super-cluedo.seen':
    '{^who} has let you see *Peach*. So that suspect is not in the envelope. And you have points left.',
  'lesson.super-cluedo.go': 'Use them: the Small Lounge is next door.',
  'lesson.super-cluedo.go.ask': 'Go to the Small Lounge.',
  'lesson.super-cluedo.suggest': 'Name a suspect and a weapon. Here *everybody answers*, not only the first.',
  'lesson.super-cluedo.suggest.ask': 'Suggest Scarlett and the spanner.',
  'lesson.super-cluedo.all': 'Two answers to one question: {who} showed the Small Lounge, {other} the spanner.',
  'lesson.super-cluedo.end':
    'One does not suggest twice running in the same place: the next question is asked elsewhere.',
  'lesson.super-cluedo.end.ask': 'End your turn.',
  'lesson.super-cluedo.roll2': 'The Conservatory is in your hand, and so is Green. Do you see what I mean?',
  'lesson.super-cluedo.roll2.ask': 'Roll the dice.',
  'lesson.super-cluedo.veranda': 'Four points are enough.',
  'lesson.super-cluedo.veranda.ask': 'Go to the Conservatory.',
  'lesson.super-cluedo.again': 'Two cards of yours, one unknown: the rope. And everybody must answer.',
  'lesson.super-cluedo.again.ask': 'Suggest Green and the rope.',
  'lesson.super-cluedo.where':
    'Nobody has shown anything, and *everybody* was asked. Two of the three cards are yours.',
  'lesson.super-cluedo.where.ask': 'Where is the rope?',
  'lesson.super-cluedo.where.found':
    'Everybody asked, two cards of yours: *only the envelope is left*. Here one good question is enough.',
  'lesson.super-cluedo.win.true': 'By a true accusation, written in secret.',
  'lesson.super-cluedo.win.false': 'By stopping on every magnifying glass.',
  'lesson.super-cluedo.win.wrong': 'By showing the fewest cards.',
  'lesson.super-cluedo.win.why':
    'The three cards of the envelope, in your turn. If it is false, the others learn nothing from it.',
  'lesson.super-cluedo.lose.true': 'By a false accusation.',
  'lesson.super-cluedo.lose.false': 'By being spied on.',
  'lesson.super-cluedo.lose.wrong': 'By crossing rooms.',
  'lesson.super-cluedo.lose.why': 'One mistake, and you play no more; your cards still answer.',
  'lesson.super-cluedo.begin.true': 'Spy on the way, then suggest.',
  'lesson.super-cluedo.begin.false': 'Stay in the Hall.',
  'lesson.super-cluedo.begin.wrong': 'Accuse at random.',
  'lesson.super-cluedo.begin.why': 'A magnifying glass costs nothing, and every suggestion questions the whole table.',
}
