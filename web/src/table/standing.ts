import type { Seats } from '../games/seat'
import type { Player } from '../kit/Players.svelte'
import type { AnyPicture } from '../protocol/protocol'
import { t } from '../texts/texts.svelte'
import type { GameTable, Situation, Standing } from './situation'

/** What all pictures say of a seat in the same words. */
function plainStanding(seat: number, picture: AnyPicture, isYou: boolean): Standing {
  const cards = picture.sizes[seat]
  return {
    turn: picture.player === seat,
    ...(picture.asked === seat &&
      picture.player !== seat && { note: t(isYou ? 'players.asked.you' : 'players.asked') }),
    ...(cards !== undefined && { cards }),
    out: picture.out.includes(seat),
  }
}

/** Everybody at the table, in order of play. */
export const playersOf = (game: GameTable, at: Situation, seats: Seats): Player[] =>
  at.table.chairs.map((chair, seat) => {
    const { plays, person } = seats.seat(chair.character)
    return {
      id: chair.character,
      name: seat === at.seat ? t('chair.you') : (at.names[seat] ?? plays),
      plays,
      person,
      bot: chair.kind === 'bot',
      ...(chair.yours && seat !== at.seat && { note: t('chair.beside') }),
      away: chair.kind === 'person' && (chair.presence ?? 'here') !== 'here',
      ...plainStanding(seat, at.picture as AnyPicture, seat === at.seat),
      ...game.standing?.(seat, at),
    }
  })
