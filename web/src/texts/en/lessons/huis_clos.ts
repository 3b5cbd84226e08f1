import type { huisClos as french } from '../../fr/lessons/huis_clos'

export const huisClos: Readonly<Record<keyof typeof french, string>> = {
  'lesson.huisClos.rule':
    'An Innocent kills only with *nothing else* to give. The rope is yours: everybody held something else.',
  'lesson.huisClos.guilty': 'It is {who}',
  'lesson.huisClos.cleared': 'It is not {who}',
  'lesson.huis-clos.title': 'Learn Huis Clos: Innocent',
  'lesson.huis-clos.welcome':
    'Good evening. Snow blocks the road; Lord Hamilton was strangled in the Blue Suite. One of you four is *the Murderer*, and will kill again.',
  'lesson.huis-clos.role':
    'You are Inspector Worms, and *Innocent*. You win by unmasking the Murderer, or by surviving. The Murderer wins by being the last one left.',
  'lesson.huis-clos.draft':
    'In the Blue Suite everybody takes a clue in secret. The rope is a weapon: with you it will strangle nobody.',
  'lesson.huis-clos.draft.ask': 'Take the rope.',
  'lesson.huis-clos.go':
    'Every turn one changes places, without distance or dice. Georges is in the Drawing Room, alone with what he took there.',
  'lesson.huis-clos.go.ask': 'Go to the Library.',
  'lesson.huis-clos.search': 'To search is to see all the clues of the place and to gain one.',
  'lesson.huis-clos.search.ask': 'Search the Library.',
  'lesson.huis-clos.take':
    'Look: the shears are here. But an Innocent carries one weapon only. The fan is Lady Borrow’s: *nobody is accused without a clue of theirs*.',
  'lesson.huis-clos.take.ask': 'Take the fan.',
  'lesson.huis-clos.keep': 'After a search you might destroy a clue, three times in a game. There is no hurry.',
  'lesson.huis-clos.keep.ask': 'Keep everything.',
  'lesson.huis-clos.observe':
    'Lady Borrow searches where you are. Once a turn you may *observe*: she must show you what she gains.',
  'lesson.huis-clos.observe.ask': 'Observe her.',
  'lesson.huis-clos.saw':
    'She has taken *the shears*. You alone know; your memory has noted it. Now comes the Urn, where everybody slips a clue.',
  'lesson.huis-clos.urn':
    'A weapon put into the Urn kills *everybody in its place*. An Innocent plays none where somebody stands. Give something harmless.',
  'lesson.huis-clos.urn.ask': 'Put the fan into the Urn.',
  'lesson.huis-clos.whose':
    'The shears were in the Urn: Miss Peely, alone in the Greenhouse, is dead. She was Innocent. Read again what you have seen.',
  'lesson.huis-clos.whose.ask': 'Who is the Murderer?',
  'lesson.huis-clos.whose.found':
    'You *saw* her take the weapon, and she had something else to give. Observing is the whole art of the Innocent.',
  'lesson.huis-clos.lie':
    'Georges asks her: she says she put in *the fan*, which you put in yourself. Anybody may lie; under every word *your memory* says whether it holds.',
  'lesson.huis-clos.back': 'Everybody takes a clue back from the Urn, in front of all. You need Lady Borrow’s.',
  'lesson.huis-clos.back.ask': 'Take the fan back.',
  'lesson.huis-clos.accuse':
    'To accuse: *turn 5* at least, being *in her place*, holding *a clue of hers*, and your Accusation card. Stay alive until then, and never stand where a weapon she holds would kill.',
  'lesson.huis-clos.win.true': 'By unmasking the Murderer, or by surviving.',
  'lesson.huis-clos.win.false': 'By gathering the most clues.',
  'lesson.huis-clos.win.wrong': 'By destroying all weapons.',
  'lesson.huis-clos.win.why': 'A true accusation wins at once; otherwise one must live to the end.',
  'lesson.huis-clos.lose.true': 'By standing where a weapon of the Urn strikes.',
  'lesson.huis-clos.lose.false': 'By showing what one gains.',
  'lesson.huis-clos.lose.wrong': 'By one false accusation.',
  'lesson.huis-clos.lose.why': 'A false accusation costs a clue and a card; a weapon costs your life.',
  'lesson.huis-clos.begin.true': 'See much, and observe.',
  'lesson.huis-clos.begin.false': 'Accuse somebody.',
  'lesson.huis-clos.begin.wrong': 'Take all the weapons.',
  'lesson.huis-clos.begin.why': 'What you have seen with your own eyes will tell you one day who lies.',
}
