import type { Seats } from '../games/seat'
import type { ChairNews } from '../protocol/protocol'

const BOT_NAMES = ['Anselme', 'Odile', 'Basile', 'Clotilde', 'Hector', 'Blanche', 'Gaspard', 'Irène', 'Ulysse', 'Zélie']

/** What somebody at the table is called: the same on every screen. Whoever has no name is called as they play. */
export function nameOf(chair: ChairNews, seats: Seats): string {
  const name = chair.kind === 'bot' ? BOT_NAMES[seats.SEATS.indexOf(chair.character)] : chair.name
  return name || seats.seat(chair.character).plays
}
