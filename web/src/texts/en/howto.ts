import type { howto as french } from '../fr/howto'

export const howto: Readonly<Record<keyof typeof french, string>> = {
  how: 'How to play',
  'how.title': 'How to play {game}',
  'how.brief': 'six pictures, two minutes',
  'how.for': '{least} to {most} people, about {minutes} minutes',
  'how.for.just': 'for {n}, about {minutes} minutes',
  'how.rule': 'the rule',
  'how.rule.of': 'The rule {clause}',
  'how.exact': 'The exact rules',
  'how.between': 'between these two',
  'how.learn': 'Learn by playing',
  'how.play': 'Play',
  'how.cluedo.1': 'Three cards are hidden',
  'how.cluedo.1.says':
    'Who killed the Doctor, with what, and where? Three cards wait in the envelope; all the others are in somebody’s hand.',
  'how.cluedo.2': 'Enter a room',
  'how.cluedo.2.says':
    'Roll the dice and make for a door. From corner to corner, a secret passage stands in for the dice.',
  'how.cluedo.3': 'Make a suggestion',
  'how.cluedo.3.says':
    'Name a suspect and a weapon in the room you stand in: pawn and weapon join you there. Cards of your own are allowed.',
  'how.cluedo.4': 'You are shown a card',
  'how.cluedo.4.says':
    'Starting on your left, the first who holds one of the three shows you one, to you alone. Whoever has none says so, which is a clue as well.',
  'how.cluedo.5': 'Note and deduce',
  'how.cluedo.5.says':
    'The sheet keeps who holds what. If nobody can hold Green, you included, Green is in the envelope.',
  'how.cluedo.6': 'Accuse, once',
  'how.cluedo.6.says': 'Right, and you win. Wrong, and you play no more, though you still show your cards.',
  'how.super_cluedo.1': 'Ten suspects, twelve places',
  'how.super_cluedo.1.says': 'One card of each kind lies in the envelope: find them among thirty.',
  'how.super_cluedo.2': 'Everybody starts in the Hall',
  'how.super_cluedo.2.says':
    'The dice lead from place to place; crossing a room costs one point only, and the Hall is never the scene of the crime.',
  'how.super_cluedo.3': 'Spy on the way',
  'how.super_cluedo.3.says': 'Stop on a lens: a rival of your choice lets you see a card, and you walk on.',
  'how.super_cluedo.4': 'Suggest where you enter',
  'how.super_cluedo.4.says': 'A suspect and a weapon join you. Never twice running in the same place.',
  'how.super_cluedo.5': 'Everybody answers',
  'how.super_cluedo.5.says': 'Each player in turn shows you a card if they hold one: you may see several.',
  'how.super_cluedo.6': 'Accuse in writing',
  'how.super_cluedo.6.says': 'Wherever your pawn stands, once a game. The others read your paper only if it is right.',
  'how.cluedo_2008.1': 'The envelope, and the Pool',
  'how.cluedo_2008.1.says': 'Cards that cannot be shared out evenly wait in the Pool: go and look at them.',
  'how.cluedo_2008.2': 'Move every turn',
  'how.cluedo_2008.2.says':
    'You leave your room every turn, by dice or passage. A question mark makes you draw a card.',
  'how.cluedo_2008.3': 'A suggestion ends the turn',
  'how.cluedo_2008.3.says': 'Name a guest and a weapon where you stand; the first who can shows you a card.',
  'how.cluedo_2008.4': 'The Butler and Time',
  'how.cluedo_2008.4.says': 'A Butler card is kept for the right moment. The eighth Time card kills whoever draws it.',
  'how.cluedo_2008.5': 'Your Power',
  'how.cluedo_2008.5.says': 'Each guest has one, once in the whole game.',
  'how.cluedo_2008.6': 'Accuse in the Pool',
  'how.cluedo_2008.6.says': 'On the turn you accuse you do not suggest. Wrong, and all you do is answer.',
  'how.huis_clos.1': 'Innocent or Murderer',
  'how.huis_clos.1.says':
    'Your role is secret. One person alone will win: the Innocent who unmasks, or the Murderer who kills them all.',
  'how.huis_clos.2': 'Search',
  'how.huis_clos.2.says':
    'On your turn go to another place, look at all its clues, and take one. You hold three at most.',
  'how.huis_clos.3': 'Observe',
  'how.huis_clos.3.says': 'Once a turn, in the same room, you see the clue that somebody gains.',
  'how.huis_clos.4': 'The Urn',
  'how.huis_clos.4.says': 'Each slips a clue into it, in secret. A weapon that comes out kills everybody in its place.',
  'how.huis_clos.5': 'Who has killed?',
  'how.huis_clos.5.says':
    'An Innocent plays no weapon where anybody stands: a weapon that kills nearly always comes from the Murderer. Who had taken it?',
  'how.huis_clos.6': 'J’accuse!',
  'how.huis_clos.6.says':
    'From half-time on, in the room of the accused, with a clue of theirs. Right, and you win; wrong, and they take your card.',
  'how.hantise.1': 'Seven nights, seven visitors',
  'how.hantise.1.says':
    'Each night somebody comes into the house, with a threshold of fear. Whoever frightens them wins them.',
  'how.hantise.2': 'A place, then monsters',
  'how.hantise.2.says': 'An apparition begins with a place, in its zone; then pile on it whatever monsters you like.',
  'how.hantise.3': 'Where the visitor is',
  'how.hantise.3.says': 'The apparition of that zone counts two more. A Servant can drive them to another floor.',
  'how.hantise.4': 'Five monsters, five tricks',
  'how.hantise.4.says':
    'As you play a monster you may use what it does: drive away, knock out, call back, take a place, take its kin.',
  'how.hantise.5': 'Hold until your turn',
  'how.hantise.5.says':
    'Reaching the threshold is not enough: the other has a turn to undo you. A covered card is safe.',
  'how.hantise.6': 'Score the night',
  'how.hantise.6.says':
    'The visitor, a place of the pile, and a Queen if she is there. After seven nights the highest total wins.',
}
