import { PLACES, type At, type Told } from './situation'

/** A clue that somebody is known to have gained; `sure` until they may have parted with it. */
export interface Known {
  readonly clue: string
  readonly turn: number
  readonly sure: boolean
}

/** What you know of a Place: when you last looked in, and who has changed it since. */
export interface Recollection {
  readonly place: string
  /** Turn 0 is before the first; undefined if never. */
  readonly looked: number | undefined
  readonly clues: readonly string[]
  /** Seats that took from it or laid something down there since. */
  readonly changedBy: readonly number[]
}

export interface Memory {
  readonly places: readonly Recollection[]
  /** By seat. */
  readonly holds: readonly (readonly Known[])[]
}

/** Everything you were told, folded into what you know of Places and hands. */
export function remember(at: At): Memory {
  const looked = new Map<string, number>()
  const changed = new Map<string, number[]>(PLACES.map((place) => [place, []]))
  const holds: Map<string, Known>[] = at.picture.characters.map(() => new Map())
  let turn = 0

  const look = (place: string): void => {
    looked.set(place, turn)
    changed.set(place, [])
  }
  const change = (place: string, seat: number): void => {
    if (seat !== at.seat) changed.get(place)?.push(seat)
  }
  const gain = (seat: number, clue: string | null): void => {
    if (clue && seat !== at.seat) holds[seat]?.set(clue, { clue, turn, sure: true })
  }
  const lose = (clue: string | null): void => holds.forEach((held) => clue && held.delete(clue))
  /** One of the clues has left, and you do not know which. */
  const doubt = (seat: number): void => {
    const held = holds[seat]
    held?.forEach((known, clue) => held.set(clue, { ...known, sure: false }))
  }

  const see = (entry: Told): void => {
    switch (entry.event) {
      case 'TurnBegan':
        turn = entry.turn
        return
      case 'LookedIntoSuite':
        return look('suite-bleue')
      case 'Looked':
        return look(entry.place)
      case 'Drafted':
        return change('suite-bleue', entry.seat)
      case 'Took':
        change(entry.place, entry.seat)
        return gain(entry.seat, entry.clue)
      case 'Swapped':
        change(entry.place, entry.seat)
        doubt(entry.seat)
        return gain(entry.seat, entry.gained)
      case 'Destroyed':
        return lose(entry.clue)
      case 'Gave':
        if (!entry.clue) doubt(entry.seat)
        lose(entry.clue)
        return gain(entry.victim, entry.clue)
      case 'Drew':
        if (!entry.clue) doubt(entry.victim)
        lose(entry.clue)
        return gain(entry.seat, entry.clue)
      case 'Accused':
        return gain(entry.seat, entry.clue)
      case 'AccusedWrongly':
        return lose(entry.clue)
      case 'Deposited':
        return doubt(entry.seat)
      case 'UrnOpened':
        return entry.clues.forEach(lose)
      case 'TookBack':
        return gain(entry.seat, entry.clue)
      case 'Died':
        holds[entry.seat]?.clear()
        return entry.count ? change(entry.place, entry.seat) : undefined
    }
  }
  at.entries.forEach(see)

  const places = PLACES.map((place, i) => ({
    place,
    looked: looked.get(place),
    clues: at.picture.places?.[i] ?? at.picture.seen[i] ?? [],
    changedBy: [...new Set(changed.get(place))],
  }))
  const known = holds.map((held) => [...held.values()])
  return { places, holds: at.picture.hands?.map((hand) => hand.map((clue) => ({ clue, turn, sure: true }))) ?? known }
}

/** What became of the dead: where, and when. */
export function graves(at: At): Map<number, { readonly place: string; readonly turn: number }> {
  const found = new Map<number, { place: string; turn: number }>()
  let turn = 0
  for (const entry of at.entries) {
    if (entry.event === 'TurnBegan') turn = entry.turn
    if (entry.event === 'Died') found.set(entry.seat, { place: entry.place, turn })
  }
  return found
}

/** Clues that you have seen somewhere: in your hand, in a Place, with somebody. */
export function familiar(at: At): ReadonlySet<string> {
  const { places, holds } = remember(at)
  return new Set([
    ...at.picture.hand,
    ...places.flatMap(({ clues }) => clues),
    ...holds.flatMap((held) => held.map(({ clue }) => clue)),
  ])
}
