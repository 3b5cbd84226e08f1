import { api } from '../protocol/api'
import type { Review } from '../protocol/protocol'
import { beforeTheAnswer } from './knowing'
import type { Tape } from './tape'

/** What each could know by themselves, move by move, once the house has worked it out. */
export async function reviewed(code: string, past: Tape | Promise<Tape>): Promise<Review> {
  const [{ seats }, tape] = await Promise.all([api.review(code), past])
  return { seats: beforeTheAnswer(seats, tape) }
}
