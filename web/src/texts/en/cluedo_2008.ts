import { person } from '../names'
import type { VillaNames } from '../of_games'

/** Badges, colours and letters do not change with the language. */
export const cluedo2008: VillaNames = {
  suspects: {
    rose: person('Kasandra', 'Scarlet', 'R'),
    moutarde: person('Jack', 'Mustard', 'M'),
    leblanc: person('Diane', 'White', 'L'),
    olive: person('Jacob', 'Green', 'O'),
    pervenche: person('Eleanor', 'Peacock', 'P'),
    violet: person('Victor', 'Plum', 'V'),
  },
  weapons: {
    corde: { name: 'Rope', the: 'the rope' },
    chandelier: { name: 'Candlestick', the: 'the candlestick' },
    couteau: { name: 'Knife', the: 'the knife' },
    pistolet: { name: 'Pistol', the: 'the pistol' },
    batte: { name: 'Baseball bat', short: 'Bat', the: 'the baseball bat' },
    haltere: { name: 'Dumbbell', the: 'the dumbbell' },
    trophee: { name: 'Trophy', the: 'the trophy' },
    poison: { name: 'Poison', the: 'the poison' },
    hache: { name: 'Axe', the: 'the axe' },
  },
  rooms: {
    cuisine: { name: 'Kitchen', the: 'the Kitchen', in: 'in the Kitchen' },
    patio: { name: 'Patio', the: 'the Patio', in: 'on the Patio' },
    spa: { name: 'Spa', the: 'the Spa', in: 'in the Spa' },
    theatre: { name: 'Theatre', the: 'the Theatre', in: 'in the Theatre' },
    salon: { name: 'Living Room', the: 'the Living Room', in: 'in the Living Room' },
    observatoire: { name: 'Observatory', the: 'the Observatory', in: 'in the Observatory' },
    hall: { name: 'Hall', the: 'the Hall', in: 'in the Hall' },
    'chambre-amis': { name: 'Guest Room', the: 'the Guest Room', in: 'in the Guest Room' },
    'salle-a-manger': { name: 'Dining Room', the: 'the Dining Room', in: 'in the Dining Room' },
    piscine: { name: 'Pool', the: 'the Pool', in: 'in the Pool' },
  },
  butlers: {
    stay: {
      name: 'Stay',
      moment: 'at the start of your turn, in a room',
      does: 'stay in the room instead of moving, and make a suggestion there',
    },
    anywhere: {
      name: 'Anywhere',
      moment: 'at the start of your turn, instead of rolling',
      does: 'put the pawn in any other room, in the Pool or on a free square',
    },
    plus6: {
      name: 'Six more',
      moment: 'after rolling, before moving',
      does: 'add six points to the roll',
    },
    neighbour: {
      name: 'To the right',
      moment: 'at the end of your turn',
      does: 'be shown a card by the neighbour on the right, who chooses it',
    },
    again: {
      name: 'Play again',
      moment: 'at the end of your turn',
      does: 'take another whole turn',
    },
    sendhome: {
      name: 'Back to start',
      moment: 'at the end of your turn',
      does: 'send somebody else’s pawn to its start square',
    },
    peek: {
      name: 'Peek',
      moment: 'when somebody shows a card for another player’s suggestion',
      does: 'see that card as well',
    },
    silence: {
      name: 'Silence',
      moment: 'when it is your turn to answer a suggestion',
      does: 'show nothing: the suggestion ends there, nobody else is asked',
    },
  },
  powers: {
    rose: {
      name: 'Prying eyes',
      moment: 'when somebody shows a card for another player’s suggestion',
      does: 'see that card as well',
    },
    moutarde: {
      name: 'Double run',
      moment: 'at the start of your turn, before rolling',
      does: 'roll and move twice in one turn',
    },
    leblanc: {
      name: 'Grand entrance',
      moment: 'at the start of your turn, instead of rolling',
      does: 'enter a room without a secret passage, or the Pool',
    },
    olive: {
      name: 'From afar',
      moment: 'when you make your suggestion, in the corridor or in a room',
      does: 'name another room than one’s own',
    },
    pervenche: {
      name: 'Tit for tat',
      moment: 'when you have just shown a card',
      does: 'look at a random card of whoever asked for it',
    },
    violet: {
      name: 'Two questions',
      moment: 'after your suggestion',
      does: 'make a second one in the same room',
    },
  },
}
