import { suspectName } from '../games/mansion/mansion'
import { api, type Played } from '../protocol/api'
import type { PlayedCarnet } from '../protocol/protocol'
import { change, type Book } from './book'
import { newId, shelf } from './kept.svelte'
import { allCards, setOf } from './sets'

const RECORD = /^manoir record/

/** What came in a file: a notebook of a terminal, or a whole game with a carnet for each of its players. */
export async function carnetsIn(text: string): Promise<PlayedCarnet[]> {
  if (RECORD.test(text)) return api.carnetsOf(text)
  const carnet = await api.readCarnet(text)
  const set = await setOf(carnet)
  const suspects = set?.house.suspects ?? []
  // Whoever is called like a pawn plays it; the others take what is left.
  const left = suspects.filter((pawn) => !carnet.players.includes(pawn))
  return [
    { carnet, pawns: carnet.players.map((player) => (suspects.includes(player) ? player : (left.shift() ?? ''))) },
  ]
}

/** As a book; whoever has no name is called as they play. */
export async function bookOf({ carnet, pawns }: PlayedCarnet, id = newId()): Promise<Book> {
  const set = await setOf(carnet)
  const players = carnet.players.map((player, seat) =>
    set && player === pawns[seat] && allCards(set).includes(player)
      ? suspectName(set.house.mansion, player).full
      : player,
  )
  return { id, carnet: { ...carnet, players }, pawns, dealer: pawns.length - 1, help: 'certain', done: [] }
}

/** The carnet of a game of the house; once more, it gets the lines that have come since, and that can be undone. */
export async function takePlayed(played: Played): Promise<Book> {
  const { code, seat } = played
  const book = await bookOf(await api.carnetOf(played), `${code}-${seat}`)
  const before = shelf.find(book.id)
  return before ? change(before, 0, before.carnet.lines.length, book.carnet.lines) : book
}
