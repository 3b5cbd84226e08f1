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
    stay: { name: 'Stay', moment: 'at the start of your turn' },
    anywhere: { name: 'Anywhere', moment: 'instead of rolling' },
    plus6: { name: 'Six more', moment: 'after rolling' },
    neighbour: { name: 'To the right', moment: 'at the end of your turn' },
    again: { name: 'Play again', moment: 'at the end of your turn' },
    sendhome: { name: 'Back to start', moment: 'at the end of your turn' },
    peek: { name: 'Peek', moment: 'when a card is shown' },
    silence: { name: 'Silence', moment: 'instead of answering' },
  },
  powers: {
    rose: { name: 'Prying eyes', moment: 'see the card shown' },
    moutarde: { name: 'Double run', moment: 'roll twice' },
    leblanc: { name: 'Grand entrance', moment: 'enter any room' },
    olive: { name: 'From afar', moment: 'name another room' },
    pervenche: { name: 'Tit for tat', moment: 'a card in return' },
    violet: { name: 'Two questions', moment: 'in one turn' },
  },
}
