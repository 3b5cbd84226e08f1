import type { hantise as french } from '../../fr/lessons/hantise'

export const hantise: Readonly<Record<keyof typeof french, string>> = {
  'lesson.haunt.nothing': 'Nothing: end the turn',
  'lesson.haunt.broken': 'Let {who} draw {card}, and the Daughter leaves the Garden with her two points.',
  'lesson.haunt.falls': 'It can fall below 6',
  'lesson.haunt.holds': 'The Servant holds, whatever happens',
  'lesson.haunt.moved': 'If the Daughter leaves',
  'lesson.haunt.moved.so': '8 less 2: *6 of 6*.',
  'lesson.haunt.struck': 'If somebody knocks',
  'lesson.haunt.struck.so': 'Only the top card falls: *7 of 6*.',
  'lesson.haunt.tried': 'Every draw',
  'lesson.haunt.tried.so': 'Each possible reply was tried: *none is enough*.',
  'lesson.hantise.title': 'Learn Hantise',
  'lesson.hantise.welcome':
    'Good evening, lost soul. Tonight the Daughter is in the Garden; it takes *6 of terror* to frighten her. {^who} begins, and will empty that hand.',
  'lesson.hantise.hand':
    'Your turn. A *Place* begins an Apparition in its zone; *Monsters* are laid on it. You may play as many cards as you like.',
  'lesson.hantise.place':
    'The Well is in the Garden, where the Daughter is: it is worth 2, and *2 more* as long as she stays.',
  'lesson.hantise.place.ask': 'Play the Well.',
  'lesson.hantise.monster': 'A Monster now. The meter tells you what the Apparition will be worth.',
  'lesson.hantise.monster.ask': 'Lay the Ghost Servant on the Well.',
  'lesson.hantise.chase': 'A Servant can *chase* the character into another zone. But you want the Daughter here.',
  'lesson.hantise.chase.ask': 'Do without its effect.',
  'lesson.hantise.knocker': 'The Knocker is worth 2: with it you pass the threshold.',
  'lesson.hantise.knocker.ask': 'Lay the Ghost Knocker in the Garden.',
  'lesson.hantise.knock': 'It can discard the top Monster of an Apparition. Nobody threatens you: keep calm.',
  'lesson.hantise.knock.ask': 'Knock nobody.',
  'lesson.hantise.hold':
    '7 of 6, and *nothing is won*: it must hold until your next turn. {^who} has no cards left, but will draw one.',
  'lesson.hantise.hold.ask': 'What holds, whatever that card is?',
  'lesson.hantise.hold.found':
    'A point too many is an *insurance*: the top card covers the others, and the threshold holds without the Daughter.',
  'lesson.hantise.cover': 'So cover the Knocker.',
  'lesson.hantise.cover.ask': 'Lay the Spectre Servant in the Garden.',
  'lesson.hantise.stay': 'A Servant again; the Daughter must stay.',
  'lesson.hantise.stay.ask': 'Do without its effect.',
  'lesson.hantise.end': 'Keep your Places for another night.',
  'lesson.hantise.end.ask': 'End your turn.',
  'lesson.hantise.won':
    'A Servant chased the Daughter, and your 6 were enough: she flees, *the points are yours*. Here is Grandpa, who does not hear Poltergeists. If a night is lost, fold: you fill up to five cards.',
  'lesson.hantise.win.true': 'By having the most points after seven nights.',
  'lesson.hantise.win.false': 'By emptying one’s hand.',
  'lesson.hantise.win.wrong': 'By laying the most Places.',
  'lesson.hantise.win.why':
    'Each frightened character brings points; the winning Apparition also brings a Place or a Queen.',
  'lesson.hantise.lose.true': 'By letting the other hold the threshold.',
  'lesson.hantise.lose.false': 'By keeping cards.',
  'lesson.hantise.lose.wrong': 'By folding once.',
  'lesson.hantise.lose.why': 'Folding costs one night, and fills your hand. An Apparition that nobody undoes wins.',
  'lesson.hantise.begin.true': 'Lay a Place, if possible where the character is.',
  'lesson.hantise.begin.false': 'Knock somebody.',
  'lesson.hantise.begin.wrong': 'Fold at once.',
  'lesson.hantise.begin.why': 'Without a Place no Apparition; and the character’s zone is worth two points more.',
}
