import type { huisClosMurderer as french } from '../../fr/lessons/huis_clos_murderer'

export const huisClosMurderer: Readonly<Record<keyof typeof french, string>> = {
  'lesson.huisClos.own': '{^who} put that clue in, and said so: you would be contradicted on the spot.',
  'lesson.huisClos.refuted': '{^who} knows it to be false',
  'lesson.huisClos.dead': '{^who} put the other one in, and *the dead say nothing*.',
  'lesson.huisClos.safe': 'Nobody can contradict you',
  'lesson.huis-clos-murderer.title': 'Learn Huis Clos: Murderer',
  'lesson.huis-clos-murderer.welcome':
    'The same house, the same night, but the other side of it: you are Lady Borrow, and *the Murderer*. You win when all the others are dead, if nobody unmasks you before.',
  'lesson.huis-clos-murderer.draft':
    'You can be accused only *with a clue of yours*. Each one that you hold is a danger less; and nobody sees what you take.',
  'lesson.huis-clos-murderer.draft.ask': 'Take your veil.',
  'lesson.huis-clos-murderer.go':
    'Georges is in the Drawing Room, Worms in the Kitchen, Miss Peely in the Greenhouse. Whoever searches in company may be *observed*. Go where nobody is.',
  'lesson.huis-clos-murderer.go.ask': 'Go to the Library.',
  'lesson.huis-clos-murderer.search': 'Alone, and out of sight.',
  'lesson.huis-clos-murderer.search.ask': 'Search the Library.',
  'lesson.huis-clos-murderer.take':
    'The *shears* kill in the Greenhouse. You need a weapon whose place holds somebody, *and not you*: Miss Peely is there.',
  'lesson.huis-clos-murderer.take.ask': 'Take the shears.',
  'lesson.huis-clos-murderer.keep':
    'You might carry three weapons; an Innocent only one. There is nothing to destroy for now.',
  'lesson.huis-clos-murderer.keep.ask': 'Keep everything.',
  'lesson.huis-clos-murderer.urn':
    'The others have given. The Urn is mixed before it opens: *nothing tells who put in what*. But everybody knows their own clue.',
  'lesson.huis-clos-murderer.urn.ask': 'Put the shears into the Urn.',
  'lesson.huis-clos-murderer.asked':
    'Miss Peely is dead, and people talk. Georges and Worms say what they put in; Georges asks *what you* put in. Read again what they said. Lying is allowed; being caught is not.',
  'lesson.huis-clos-murderer.asked.ask': 'Which answer can nobody contradict?',
  'lesson.huis-clos-murderer.asked.found':
    'The good lie is the one *that nobody can have seen*. To Georges it will be you or Worms; to Worms, you or Georges.',
  'lesson.huis-clos-murderer.leave':
    'Georges suspects you all the same. Everybody takes a clue back *in front of all*: to take the weapon would be to confess. It will stay in the Greenhouse.',
  'lesson.huis-clos-murderer.leave.ask': 'Take the quill back, and leave the shears.',
  'lesson.huis-clos-murderer.after':
    'Two are left to kill. With three alive everybody watches: strike when two hands may have done it, never when only yours can have. From turn 5 on you can be accused.',
  'lesson.huis-clos-murderer.win.true': 'By killing all the others.',
  'lesson.huis-clos-murderer.win.false': 'By accusing an Innocent.',
  'lesson.huis-clos-murderer.win.wrong': 'By surviving to the last turn.',
  'lesson.huis-clos-murderer.win.why': 'If the last turn passes and an Innocent is still alive, that Innocent wins.',
  'lesson.huis-clos-murderer.lose.true': 'By being rightly accused, or by running out of time.',
  'lesson.huis-clos-murderer.lose.false': 'By lying.',
  'lesson.huis-clos-murderer.lose.wrong': 'By leaving a weapon in a place.',
  'lesson.huis-clos-murderer.lose.why': 'Everybody may lie. A true accusation ends it all; the turns are counted.',
  'lesson.huis-clos-murderer.begin.true': 'Take a weapon where nobody looks.',
  'lesson.huis-clos-murderer.begin.false': 'Kill as soon as one can.',
  'lesson.huis-clos-murderer.begin.wrong': 'Follow somebody from place to place.',
  'lesson.huis-clos-murderer.begin.why':
    'A weapon seen in your hand names you the day it kills. Patience is on your side.',
}
