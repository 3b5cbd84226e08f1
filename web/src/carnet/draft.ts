import type { Answered, Place } from '../protocol/protocol'
import { hasAccused, nextAsker, witnesses, type Book, type Line } from './book'
import { allCards, kindsOf, poolSize, type CardSet, type Kind } from './sets'

/** A line that is being made; plain, so that it is kept at each tap. */
export interface Draft {
  readonly kind: Kind
  /** Who asks, accuses or looks. */
  readonly seat: number
  /** Whose card is looked at. */
  readonly place?: Place
  readonly cards: readonly string[]
  /** Who showed, by seat, and which card where that was seen. */
  readonly shown: Readonly<Record<number, string | null>>
  readonly nobody: boolean
  /** Kept silent by a Butler card. */
  readonly silent?: number
  /** The line that it takes the place of, or before which it goes. */
  readonly at?: number
  readonly inserted?: boolean
}

export const blank = (book: Book, kind: Kind = 'question', seat = nextAsker(book)): Draft => ({
  kind,
  seat,
  cards: [],
  shown: {},
  nobody: false,
})

/** Three cards, one of each kind; or as many as were seen. */
export const isTriple = ({ kind }: Draft): boolean => ['question', 'accusation', 'envelope'].includes(kind)

/** What can be noted now: one's own look into the envelope follows one's own wrong accusation. */
export const kindsNow = (set: CardSet, { carnet }: Book): Kind[] =>
  set.kinds.filter((kind) => kind !== 'envelope' || hasAccused(carnet, carnet.me))

/** What is noted after a line: the envelope, if one has just had to look into it. */
export const blankAfter = (book: Book, line: Line): Draft | undefined =>
  line.type === 'accused' && line.seat === book.carnet.me ? blank(book, 'envelope', line.seat) : undefined

/** How many cards can be chosen. */
export function mostCards(draft: Draft, set: CardSet, { carnet }: Book): number {
  const isMine = draft.seat === carnet.me || draft.place === carnet.me
  switch (draft.kind) {
    case 'question':
    case 'accusation':
    case 'envelope':
      return 3
    case 'spy':
    case 'power':
      return isMine ? 1 : 0
    case 'pool':
      return isMine ? poolSize(set, carnet.players.length) : 0
    case 'murdered':
      return typeof draft.place === 'number' ? (carnet.hands[draft.place] ?? 0) : 0
    case 'all':
      return allCards(set).length
  }
}

/** A tap chooses a card, or takes it back; of each kind one, where three are named. */
export function pick(draft: Draft, set: CardSet, book: Book, card: string): Draft {
  if (draft.cards.includes(card)) return { ...draft, cards: draft.cards.filter((other) => other !== card), shown: {} }
  if (isTriple(draft)) {
    const kind = kindsOf(set).find((cards) => cards.includes(card)) ?? []
    return { ...draft, cards: [...draft.cards.filter((other) => !kind.includes(other)), card], shown: {} }
  }
  const most = mostCards(draft, set, book)
  const kept = draft.cards.length < most ? draft.cards : draft.cards.slice(1)
  return most ? { ...draft, cards: [...kept, card] } : draft
}

/** Suspect, weapon, room. */
export const inOrder = (set: CardSet, cards: readonly string[]): string[] =>
  allCards(set).filter((card) => cards.includes(card))

/** Whether the card that a witness showed was seen by whoever writes. */
export const isSeen = (draft: Draft, { carnet }: Book, witness: number): boolean =>
  draft.seat === carnet.me || witness === carnet.me

/** A witness showed, with what; again: did not. The first who shows is the only one, unless every witness answers. */
export function show(draft: Draft, set: CardSet, witness: number, card: string | null): Draft {
  const { silent: _, ...rest } = draft
  if (witness in draft.shown && draft.shown[witness] === card) {
    const { [witness]: __, ...shown } = draft.shown
    return { ...rest, shown, nobody: false }
  }
  return { ...rest, shown: set.every ? { ...draft.shown, [witness]: card } : { [witness]: card }, nobody: false }
}

/** Those to whom the question is put, in order: the murdered, whose cards lie open, are not asked. */
export function askedBy(draft: Draft, set: CardSet, { carnet }: Book): number[] {
  const before = set.kinds.includes('murdered') ? carnet.lines.slice(0, draft.at) : []
  const dead = before.flatMap((line) =>
    line.type === 'seen' &&
    !line.by.length &&
    typeof line.place === 'number' &&
    line.cards.length === carnet.hands[line.place]
      ? [line.place]
      : [],
  )
  return witnesses(draft.seat, carnet.players.length).filter((seat) => !dead.includes(seat))
}

function answersOf(draft: Draft, set: CardSet, book: Book): Answered[] | undefined {
  const asked = askedBy(draft, set, book)
  const none = (seat: number): Answered => ({ seat, did: 'none', card: null })
  const shows = (seat: number): Answered => ({ seat, did: 'shows', card: draft.shown[seat] ?? null })
  if (asked.some((seat) => seat in draft.shown && isSeen(draft, book, seat) && !draft.shown[seat])) return undefined
  if (set.every) return asked.map((seat) => (seat in draft.shown ? shows(seat) : none(seat)))
  if (draft.nobody) return asked.map(none)
  const last = asked.findIndex((seat) => seat in draft.shown || seat === draft.silent)
  if (last < 0) return undefined
  const seat = asked[last] ?? 0
  const end: Answered = seat === draft.silent ? { seat, did: 'silence', card: null } : shows(seat)
  return [...asked.slice(0, last).map(none), end]
}

/** The line, once nothing is missing. */
export function lineOf(draft: Draft, set: CardSet, book: Book): Line | undefined {
  const cards = inOrder(set, draft.cards)
  const { seat, place, kind } = draft
  const isFull = cards.length === mostCards(draft, set, book)
  switch (kind) {
    case 'question': {
      const answers = cards.length === 3 ? answersOf(draft, set, book) : undefined
      return answers && { type: 'asked', seat, cards, answers }
    }
    case 'accusation':
      // In Super Cluedo the paper stays secret.
      return cards.length === 3 || (set.every && !cards.length) ? { type: 'accused', seat, cards } : undefined
    case 'spy':
    case 'power':
      return typeof place === 'number' && isFull ? { type: 'seen', place, cards, by: [seat, place] } : undefined
    case 'pool':
      return isFull ? { type: 'seen', place: 'pool', cards, by: [seat] } : undefined
    case 'envelope':
      return isFull ? { type: 'seen', place: 'envelope', cards, by: [book.carnet.me] } : undefined
    case 'murdered':
      return place !== undefined && isFull ? { type: 'seen', place, cards, by: [] } : undefined
    case 'all':
      return place !== undefined && cards.length ? { type: 'seen', place, cards, by: [] } : undefined
  }
}

/** A line opened again; none where no kind of note makes such a line. */
export function reopened(line: Line, set: CardSet, book: Book, at: number): Draft | undefined {
  const plain = { ...blank(book), at }
  switch (line.type) {
    case 'asked': {
      const shown = Object.fromEntries(
        line.answers.flatMap(({ seat, did, card }) => (did === 'shows' ? [[seat, card]] : [])),
      )
      const silent = line.answers.find(({ did }) => did === 'silence')?.seat
      const nobody = !set.every && !Object.keys(shown).length && silent === undefined
      return { ...plain, seat: line.seat, cards: line.cards, shown, nobody, ...(silent !== undefined && { silent }) }
    }
    case 'accused':
      return { ...plain, kind: 'accusation', seat: line.seat, cards: line.cards }
    case 'seen': {
      const { place, cards, by } = line
      if (place === 'envelope')
        return by.length ? { ...plain, kind: 'envelope', seat: book.carnet.me, cards } : undefined
      const isAll = !by.length
      const isWhole = isAll && typeof place === 'number' && cards.length === book.carnet.hands[place]
      const looked = place === 'pool' ? 'pool' : set.kinds.includes('spy') ? 'spy' : 'power'
      const kind = !isAll ? looked : isWhole && set.kinds.includes('murdered') ? 'murdered' : 'all'
      const seat = by.find((seer) => seer !== place) ?? book.carnet.me
      return set.kinds.includes(kind) ? { ...plain, kind, seat, cards, ...(place !== 'pool' && { place }) } : undefined
    }
    default:
      return undefined
  }
}
