/** More than sit at any of the tables, so that seats keep their order. */
const SEATS = 32

/** Of turns that are one player's each: one more each time the turn has gone round the table. */
export class Rounds {
  #round = 0
  #first = -1
  #before = -1

  /** The round in which the next turn begins, which is this seat's. */
  next(seat: number): number {
    if (this.#first < 0) this.#first = seat
    // Seats are counted from whoever began; whoever plays again does so in the same round.
    const place = (seat - this.#first + SEATS) % SEATS
    if (place < this.#before || this.#before < 0) this.#round++
    this.#before = place
    return this.#round
  }
}
