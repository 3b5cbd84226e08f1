import type { cluedo as french } from '../../fr/lessons/cluedo'

export const cluedo: Readonly<Record<keyof typeof french, string>> = {
  'lesson.cluedo.title': 'Learn Cluedo',
  'lesson.cluedo.welcome':
    'Good evening. I am Firmin, and I watch over this house. Dr Black has been killed. Three cards say *who*, *with what* and *where*: they sleep in the envelope, in the middle of the board. Find them before the others do.',
  'lesson.cluedo.hand':
    'Here is your hand. None of these cards is in the envelope: your sheet has already crossed them out. That is the whole game: *what somebody holds is not in the envelope*.',
  'lesson.cluedo.roll': 'To question the house one must be *in a room*. The red pawn is yours.',
  'lesson.cluedo.roll.ask': 'Roll the dice.',
  'lesson.cluedo.go': 'Eight points, and the door of the Lounge is eight squares away.',
  'lesson.cluedo.go.ask': 'Go to the Lounge.',
  'lesson.cluedo.suggest':
    'Name a suspect and a weapon; the place is the room you are in. *The poison is in your hand*: if you are shown a card, it will not be that one.',
  'lesson.cluedo.suggest.ask': 'Suggest White and the poison.',
  'lesson.cluedo.shown':
    '{^who} had nothing. {^other} has shown you the Lounge, and you alone; the eye on the sheet remembers it. *So the Lounge is not in the envelope.*',
  'lesson.cluedo.end': 'The others will play. Listen to them: their questions teach you as much as your own.',
  'lesson.cluedo.end.ask': 'End your turn.',
  'lesson.cluedo.show':
    '{^who} suggests Green, the rope, the Dining Room. {^other} has *nothing*: three crosses in that column. You hold the rope. Showing is a duty: one card only, in secret.',
  'lesson.cluedo.show.ask': 'Show the rope.',
  'lesson.cluedo.passage':
    'The Lounge hides a passage to the opposite corner, the Conservatory: no dice needed. And the Conservatory is *in your hand*.',
  'lesson.cluedo.passage.ask': 'Take the secret passage.',
  'lesson.cluedo.again':
    'Two cards of yours, a single unknown one. If nobody shows anything, you will know where it is.',
  'lesson.cluedo.again.ask': 'Suggest White and the poison again.',
  'lesson.cluedo.nobody':
    'Nobody has shown anything, and both the poison and the Conservatory are yours. Where then can White’s card be?',
  'lesson.cluedo.nobody.ask': 'Where is White?',
  'lesson.cluedo.nobody.found': '*Only the envelope is left.* A third of the riddle is yours.',
  'lesson.cluedo.onward': 'Keep it to yourself, and go on listening.',
  'lesson.cluedo.onward.ask': 'End your turn.',
  'lesson.cluedo.back':
    '{^other} has shown {who} one card: Green, the spanner or the Hall. You saw only its back. Read *that column* and your hand again: you can know which it was.',
  'lesson.cluedo.back.ask': 'Which card was shown?',
  'lesson.cluedo.back.found':
    'Two were impossible. *A card seen from the back may say as much as one seen from the front.*',
  'lesson.cluedo.accuse':
    'Four weapons and six rooms are left. When all three cards are certain, accuse: *once only*, for a mistake stops you. Until then, every turn, a room and a question.',
  'lesson.cluedo.win.true': 'By a true accusation: a suspect, a weapon, a room.',
  'lesson.cluedo.win.false': 'By visiting all nine rooms.',
  'lesson.cluedo.win.wrong': 'By keeping the most cards.',
  'lesson.cluedo.win.why': 'The three cards of the envelope, all three, and before the others.',
  'lesson.cluedo.lose.true': 'By a false accusation.',
  'lesson.cluedo.lose.false': 'By asking one question too many.',
  'lesson.cluedo.lose.wrong': 'By showing one’s cards.',
  'lesson.cluedo.lose.why':
    'A false accusation stops you; your cards still answer. Showing is a duty, and does no harm.',
  'lesson.cluedo.begin.true': 'Enter a room and suggest.',
  'lesson.cluedo.begin.false': 'Accuse at random.',
  'lesson.cluedo.begin.wrong': 'Wait and listen.',
  'lesson.cluedo.begin.why': 'Outside a room nothing can be suggested, and every question teaches you something.',
}
