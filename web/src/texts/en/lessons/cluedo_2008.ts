import type { cluedo2008 as french } from '../../fr/lessons/cluedo_2008'

export const cluedo2008: Readonly<Record<keyof typeof french, string>> = {
  'lesson.cluedo-2008.title': 'Learn Cluedo 2008',
  'lesson.cluedo-2008.welcome':
    'You know Cluedo. Here nine rooms surround a *Pool*: one accuses there, and nowhere else. Intrigue cards take a hand in it; I shall introduce them one at a time.',
  'lesson.cluedo-2008.roll':
    'The dice are your points. One of them has a “?”: it would make you draw an *Intrigue* card.',
  'lesson.cluedo-2008.roll.ask': 'Roll the dice.',
  'lesson.cluedo-2008.question':
    'Nine points lead to a “?” square. To stop there is to *draw an Intrigue card*, and the turn ends.',
  'lesson.cluedo-2008.question.ask': 'Stop on the “?” square near the Pool.',
  'lesson.cluedo-2008.replay':
    'A *Butler* card, for your eyes only: *Play again*. Each says when it serves; this one, at the end of your turn.',
  'lesson.cluedo-2008.replay.ask': 'Play “Play again”.',
  'lesson.cluedo-2008.dice': 'A whole turn, at once. The card you played has left the game.',
  'lesson.cluedo-2008.dice.ask': 'Roll the dice.',
  'lesson.cluedo-2008.go': 'Six points: the Dining Room is five steps away.',
  'lesson.cluedo-2008.go.ask': 'Go to the Dining Room.',
  'lesson.cluedo-2008.suggest':
    'One suggests as in Cluedo: a suspect, a weapon, and the room one is in. The first who can shows a card.',
  'lesson.cluedo-2008.suggest.ask': 'Suggest Green and the trophy.',
  'lesson.cluedo-2008.end':
    '{^who} has shown you the *Dining Room*. With the five rooms of your hand that makes six outside the envelope.',
  'lesson.cluedo-2008.end.ask': 'End your turn.',
  'lesson.cluedo-2008.called':
    '{^who} suspects you: your pawn is taken *from one room to another*. To make up for it you may draw an Intrigue card.',
  'lesson.cluedo-2008.called.ask': 'Draw a card.',
  'lesson.cluedo-2008.peek':
    '*Peek* is played out of your turn, when somebody shows another player a card. And {other} has just shown one to {who}.',
  'lesson.cluedo-2008.peek.ask': 'Play Peek.',
  'lesson.cluedo-2008.seen':
    'The *Guest Room*: a seventh room outside the envelope. The Spa and the Observatory are left. Let us see what {other} suggests.',
  'lesson.cluedo-2008.power':
    'Scarlet has a *Power*, Prying eyes: the same look without a card, but *once only* in the game. {^whom} is showing {other} a card.',
  'lesson.cluedo-2008.power.ask': 'Use your Power.',
  'lesson.cluedo-2008.time':
    '{^whom} rolled “?” and drew a *Time* card. The first seven only move the dial on. *The eighth kills whoever draws it.* Draw nothing without a reason.',
  'lesson.cluedo-2008.leave':
    'One card was left over from the deal: it lies *in the Pool*. Whoever enters may look at it, or accuse: one or the other.',
  'lesson.cluedo-2008.leave.ask': 'Roll the dice.',
  'lesson.cluedo-2008.pool': 'Ten points: the Pool is nine away.',
  'lesson.cluedo-2008.pool.ask': 'Enter the Pool.',
  'lesson.cluedo-2008.look': 'Only the Spa and the Observatory are missing.',
  'lesson.cluedo-2008.look.ask': 'Look at the card in the Pool.',
  'lesson.cluedo-2008.where':
    'It was the Spa. Five rooms in your hand, one that you were shown, one that you spied out, one before your eyes.',
  'lesson.cluedo-2008.where.ask': 'Which room is in the envelope?',
  'lesson.cluedo-2008.where.found':
    'Eight rooms are elsewhere: *only the Observatory is left*, and you never set foot in it.',
  'lesson.cluedo-2008.accuse':
    'When suspect and weapon are certain too, come back here: *looking and accusing are two turns*, and one accuses only once.',
  'lesson.cluedo-2008.win.true': 'By a true accusation, in the Pool.',
  'lesson.cluedo-2008.win.false': 'By keeping the most Butler cards.',
  'lesson.cluedo-2008.win.wrong': 'By drawing the eighth Time card.',
  'lesson.cluedo-2008.win.why': 'A suspect, a weapon, a room; and your pawn must be in the Pool.',
  'lesson.cluedo-2008.lose.true': 'By a false accusation, or by the eighth Time card.',
  'lesson.cluedo-2008.lose.false': 'By being taken to another room.',
  'lesson.cluedo-2008.lose.wrong': 'By showing one’s cards.',
  'lesson.cluedo-2008.lose.why':
    'A false accusation stops you, the eighth hour kills you. Being taken away rather earns you a card.',
  'lesson.cluedo-2008.begin.true': 'Enter a room and suggest.',
  'lesson.cluedo-2008.begin.false': 'Run after the “?” squares.',
  'lesson.cluedo-2008.begin.wrong': 'Wait in the Pool.',
  'lesson.cluedo-2008.begin.why':
    'Only suggestions make people talk; a “?” square costs the turn and moves the hour on.',
}
