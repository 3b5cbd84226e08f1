import type { Help } from '../kit/sheet/sheet'
import type { Carnet } from '../protocol/protocol'
import type { Draft } from './draft'

export type Line = Carnet['lines'][number]

/** Lines taken out and put in at a place; the hand as it was, where that was changed. */
export interface Change<L = Line> {
  readonly at: number
  readonly removed: readonly L[]
  readonly added: readonly L[]
  readonly hand?: readonly string[]
}

/** Whatever has lines, and all that was done to them. */
export interface Lined<L> {
  readonly carnet: { readonly lines: L[] }
  readonly done: readonly Change<L>[]
}
type LineOf<B> = B extends Lined<infer L> ? L : never

/** A carnet as this device keeps it. */
export interface Book {
  readonly id: string
  readonly carnet: Carnet
  /** Who is drawn how, by seat. */
  readonly pawns: readonly string[]
  readonly dealer: number
  readonly help: Help
  /** All that was done, to be undone in order. */
  readonly done: readonly Change[]
  /** What is being noted. */
  readonly draft?: Draft
}

function spliced<B extends Lined<LineOf<B>>>(
  book: B,
  at: number,
  removed: number,
  added: readonly LineOf<B>[],
): B['carnet'] {
  const lines = [...book.carnet.lines]
  lines.splice(at, removed, ...added)
  return { ...book.carnet, lines }
}

/** Lines put in the place of others. */
export function change<B extends Lined<LineOf<B>>>(
  book: B,
  at: number,
  removed: number,
  added: readonly LineOf<B>[],
): B {
  const done = { at, removed: book.carnet.lines.slice(at, at + removed), added }
  return { ...book, carnet: spliced(book, at, removed, added), done: [...book.done, done] }
}

export const note = <B extends Lined<LineOf<B>>>(book: B, line: LineOf<B>): B =>
  change(book, book.carnet.lines.length, 0, [line])

/** A line goes to where another stands; those between make room. */
export function move(book: Book, from: number, to: number): Book {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const between = book.carnet.lines.slice(first, last + 1)
  const turned =
    from < to ? [...between.slice(1), ...between.slice(0, 1)] : [...between.slice(-1), ...between.slice(0, -1)]
  return change(book, first, between.length, turned)
}

export function rehand(book: Book, hand: readonly string[]): Book {
  const done = { at: 0, removed: [], added: [], hand: book.carnet.hand }
  return { ...book, carnet: { ...book.carnet, hand: [...hand] }, done: [...book.done, done] }
}

/** The book as it was before the last change. */
export function undo<B extends Lined<LineOf<B>>>(book: B): B {
  const last = book.done.at(-1)
  if (!last) return book
  const carnet = spliced(book, last.at, last.added.length, last.removed)
  return { ...book, carnet: { ...carnet, ...(last.hand && { hand: [...last.hand] }) }, done: book.done.slice(0, -1) }
}

/** Whether a seat has accused wrongly: it has seen the envelope, and asks no more. */
export const hasAccused = ({ lines }: Carnet, seat: number): boolean =>
  lines.some((line) => line.type === 'accused' && line.seat === seat)

/** Who asks next: whoever sits to the left of the last who did, or of the dealer, and still may. */
export function nextAsker({ carnet, dealer }: Book): number {
  const last = carnet.lines.findLast((line) => line.type === 'asked')
  const inTurn = witnesses(last ? last.seat : dealer, carnet.players.length)
  return inTurn.find((seat) => !hasAccused(carnet, seat)) ?? last?.seat ?? dealer
}

export const witnesses = (asker: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (asker + 1 + i) % players)
