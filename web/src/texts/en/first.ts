import type { first as french } from '../fr/first'

export const first: Readonly<Record<keyof typeof french, string>> = {
  'first.label': 'Explanation',
  'first.begin': 'Setting the table for your first game of {game}…',
  'first.read': 'Got it',
  'first.more': 'Next ({n})|Next ({n})',
  'first.skip': 'No explanations',

  'first.cluedo.welcome':
    'Welcome to the manor. A suspect, a weapon and a room are hidden in the envelope: *find them by elimination*. Your own cards are not there: your sheet has crossed them out.',
  'first.cluedo.roll': 'Roll the dice: their total is how many squares you walk. The aim is to get into a room.',
  'first.cluedo.go':
    'Touch a lit room or square: the way shows before the step. To enter a room, *points left over are simply lost*.',
  'first.cluedo.passage': 'This room has a secret passage: it leads to the opposite corner, without dice.',
  'first.cluedo.stay': 'You are in a room: you may stay and make another suggestion here.',
  'first.cluedo.suggest':
    'A suggestion names a suspect, a weapon and *the room you are in*. The others answer in turn; the first who can shows you a card.',
  'first.cluedo.shown':
    'A card for your eyes only. So it is not in the envelope: your sheet has noted it, with an eye.',
  'first.cluedo.nobody': 'Nobody has anything to show! What you named and do not hold yourself *is in the envelope*.',
  'first.cluedo.show':
    'You are asked: show one of the named cards. Only the one who asks will see it. Showing the same card twice tells least.',
  'first.cluedo.overheard':
    'You do not see which card was passed, but you know *who showed it*: one of the three is in that hand. The sheet remembers.',
  'first.cluedo.accuse':
    'Sure of all three? Accuse, on your turn. *Only once in a game*: one more turn is better than a mistake.',
  'first.cluedo.wrong':
    'A wrong accusation: that player is out, but their cards still answer. And everybody knows that those three are not it.',

  'first.super_cluedo.welcome':
    'A large manor, a garden, ten suspects. Three cards are in the envelope: *who, with what, where?* Find them by elimination.',
  'first.super_cluedo.roll': 'Roll the dice and walk. Here one may walk through rooms, and out of windows.',
  'first.super_cluedo.go': 'Touch a lit room or square: the way and its cost show before the step.',
  'first.super_cluedo.passage': 'A secret passage starts here: without dice, the way the arrow points.',
  'first.super_cluedo.spy':
    'A spy square is in reach: *stop there* and somebody must let you see a card. Then you walk on with the points that are left.',
  'first.super_cluedo.watch': 'Whom to spy on? They choose the card that you see: any card of their hand.',
  'first.super_cluedo.seen': 'A card, in secret. Your sheet notes it: it is not in the envelope.',
  'first.super_cluedo.spied': 'Somebody saw a card of somebody else. Which one, only those two know.',
  'first.super_cluedo.suggest':
    'Name a suspect and a weapon, in the place where you are. Here *all the others answer*, not only the first: a suggestion teaches you a lot.',
  'first.super_cluedo.elsewhere': 'The next one is made elsewhere: not twice running in the same place.',
  'first.super_cluedo.shown': 'A proof, for your eyes. Those who come next answer as well.',
  'first.super_cluedo.show': 'You hold one of the named cards: show one. The others only see that you have answered.',
  'first.super_cluedo.accuse':
    'When you know, accuse: *in writing and in secret*. A wrong accusation teaches the others nothing, but you are out.',

  'first.cluedo_2008.welcome':
    'A villa, six guests, nine rooms and a pool. Three cards are in the envelope; *the cards left over float in the Pool*. And the clock is ticking.',
  'first.cluedo_2008.roll': 'Roll: one ordinary die and one special. A “?” makes you draw an Intrigue card.',
  'first.cluedo_2008.go':
    'Touch where to go. You need not use all points; stopping on a “?” square draws a card and ends the turn.',
  'first.cluedo_2008.butler':
    'A Butler card: keep it, it is played once, *at the moment written on it*. It lights up when that moment comes.',
  'first.cluedo_2008.time':
    'A Time card: the clock moves on. *Whoever draws the eighth dies*; it is shuffled back, and may come again.',
  'first.cluedo_2008.murdered':
    'The clock has struck: this guest is dead, and the hand lies open. For all others, that makes many crosses on the sheet.',
  'first.cluedo_2008.suggest':
    'A suspect, a weapon, the room you are in. The first on your left who can shows you a card.',
  'first.cluedo_2008.shown': 'A card for your eyes: it is not in the envelope.',
  'first.cluedo_2008.show': 'You are asked: show a named card, only to the one who asks.',
  'first.cluedo_2008.offered':
    'Your pawn was called elsewhere: in exchange you may draw an Intrigue card. A gift, or the clock.',
  'first.cluedo_2008.play': 'One of your Butler cards can be played now. No hurry: it may wait for a better moment.',
  'first.cluedo_2008.power': 'Your guest has a Power, *once in a game*. It can be used now.',
  'first.cluedo_2008.pool':
    'At the Pool you may look at the cards left over from the deal: they are not in the envelope.',
  'first.cluedo_2008.accuse': 'One accuses *at the Pool only*, and only once in a game.',

  'first.huis_clos.innocent':
    'Snow blocks the road, and one of you is the Murderer. *You are Innocent*: survive, and accuse. For that you need a clue that bears the Murderer’s name.',
  'first.huis_clos.murderer':
    'Snow blocks the road, and *the Murderer is you*. Nobody knows. Kill by the Urn, cover your tracks, and do not let yourself be accused.',
  'first.huis_clos.draft':
    'This is what is left in the Blue Suite: take a clue. The next sees the rest, without knowing what you took.',
  'first.huis_clos.go':
    'Go to another place, wherever you like: there are no distances. What you can do there depends on what and who is there.',
  'first.huis_clos.search': 'Search: you see *all clues of the place* and gain one. Your notebook keeps what you saw.',
  'first.huis_clos.found':
    'Choose the clue that you gain. An Innocent keeps one weapon at most; with three clues in hand you swap or destroy.',
  'first.huis_clos.destroy':
    'You may destroy a clue of your hand: it is laid face up and leaves the game. Three at most in a game; never a weapon, nor a clue with your name.',
  'first.huis_clos.observe':
    'Somebody acts beside you: will you observe? You would see what is gained. Once a turn only.',
  'first.huis_clos.exchange': 'Forced exchange: you give a clue to somebody here and draw one from that hand.',
  'first.huis_clos.accuse':
    'To accuse, you need *a clue of the person you accuse*. Right, and you win; wrong, and the clue is lost and they keep your Accusation card.',
  'first.huis_clos.urn':
    'The Urn goes round: everybody slips in a clue, in secret. *A weapon put there kills* everybody in the place it points to.',
  'first.huis_clos.opened':
    'The Urn opens: all see what is in it, not who put it there. Compare it with what you knew of the hands.',
  'first.huis_clos.died': 'Somebody has died. The clues stay where it happened, and the role is shown.',
  'first.huis_clos.back': 'Everybody takes a clue back from the Urn, in sight of all. Remember who takes what.',
  'first.huis_clos.confrontation':
    'Only two are alive, and all know which of them is the Murderer: *the Confrontation*. The first whose weapon strikes wins.',

  'first.hantise.welcome':
    'You are a lost soul. Every night one of the family is there: *scare them before the other soul does*. Seven nights, then points are counted.',
  'first.hantise.zone': 'The character is in this zone, which lights up: your apparitions are worth most there.',
  'first.hantise.play':
    'Play as many cards as you like. *A Place begins an apparition*, Monsters are laid on it. The meter shows the value before you play.',
  'first.hantise.played':
    'If your apparition still reaches the threshold *when your next turn begins*, the character flees and the night is yours. So the other has one turn to answer.',
  'first.hantise.effect':
    'Every Monster has an effect as it arrives: to chase, knock, recall, squat or capture. You may also do without.',
  'first.hantise.change':
    'One of your Monsters does not frighten this character: you may change it for a card of the pile, once a turn.',
  'first.hantise.fold':
    'You may fold: the other wins the night, but you fill up *your hand to five cards*. Sometimes that is wise.',
  'first.hantise.folded':
    'A soul folds: the night goes to the other. There will be more cards in that hand next night.',
  'first.hantise.end': 'Nothing else to play? End your turn. The cards you keep are for answering.',
  'first.hantise.won':
    'The character is scared and brings points. The winning apparition also brings a Place, and perhaps a Queen.',
  'first.hantise.score': 'Choose what your apparition brings you: a Place is worth its terror, a Queen one point.',
  'first.hantise.marabout':
    'The pile is empty: *the Marabout* enters. The threshold rises by two, and whoever wins this night wins him as well.',
}
