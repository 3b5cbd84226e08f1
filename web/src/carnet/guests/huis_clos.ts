import { CHARACTERS, CLUES, PLACES, WEAPON_PLACES } from '../../games/huis_clos/facts'
import { person } from '../../games/huis_clos/cards'
import { listed, theClue } from '../../games/huis_clos/clue'
import type { Character, Place, Weapon } from '../../art/huis_clos/cast'
import type { HuisClosCarnet, TableOfHuisClos } from '../../protocol/protocol'
import { names, t } from '../../texts/texts.svelte'
import { called, type People } from '../sentences'

export type Line = HuisClosCarnet['lines'][number]
export const KINDS = ['searched', 'exchanged', 'blamed', 'went', 'urn'] as const
export type Kind = (typeof KINDS)[number]
/** What a clue is chosen for. */
export type Slot =
  'saw' | 'gained' | 'left' | 'destroyed' | 'given' | 'drawn' | 'clue' | 'clues' | 'mine' | `taken-${number}`
export const isTaken = (slot: Slot): slot is `taken-${number}` => slot.startsWith('taken-')

export const WEAPONS = Object.keys(WEAPON_PLACES) as Weapon[]
export const CLUES_BY_CHARACTER = CHARACTERS.map((owner) => ({
  owner,
  clues: CLUES[owner].map((thing) => `${owner}-${thing}`),
}))
export const ALL_PLACES: readonly Place[] = PLACES

/** A line that is being made; plain, so that it is kept at each tap. */
export interface Draft {
  readonly kind: Kind
  readonly seat: number
  readonly place?: string
  /** Whom it is about: the victim of an exchange, the accused. */
  readonly other?: number
  readonly swapped: boolean
  /** Who put nothing into the Urn. */
  readonly nothing: readonly number[]
  readonly slots: Readonly<Partial<Record<Slot, readonly string[]>>>
  readonly slot?: Slot
}

export const peopleOf = ({ characters, me }: HuisClosCarnet): People => ({
  isYou: (seat) => seat === me,
  who: (seat) => names('huis_clos').characters[characters[seat] as Character].full,
  person: (seat) => person(characters[seat] as Character),
})
export const placeName = (place: string): string => {
  const { name, short = name } = names('huis_clos').places[place as Place]
  return short
}

/** Who investigates next; the Urn, when all have. */
export const blank = (table: TableOfHuisClos | undefined, starter: number): Draft => ({
  kind: table && table.next === null ? 'urn' : 'searched',
  seat: table?.next ?? starter,
  swapped: false,
  nothing: [],
  slots: {},
})

const living = (table: TableOfHuisClos): number[] =>
  table.pawns.map((_, at) => (table.starter + at) % table.pawns.length).filter((seat) => table.pawns[seat] !== null)

/** Those who put something into the Urn, in order. */
const depositors = (draft: Draft, table: TableOfHuisClos): number[] =>
  living(table).filter((seat) => !draft.nothing.includes(seat))

/** Those of them whom no weapon of the Urn has killed, in order. */
const takers = (draft: Draft, table: TableOfHuisClos): number[] => {
  const killed = (draft.slots.clues ?? []).flatMap((clue) => WEAPON_PLACES[clue as Weapon] ?? [])
  return depositors(draft, table).filter((seat) => !killed.some((place) => place === table.pawns[seat]))
}

/** What there is to choose, in order; a card that one did not see may stay open. */
export function slotsOf(draft: Draft, me: number, table: TableOfHuisClos): Slot[] {
  const isMine = draft.seat === me
  switch (draft.kind) {
    case 'searched':
      return [
        ...(isMine ? (['saw'] as const) : []),
        'gained',
        ...(draft.swapped ? (isMine ? (['left'] as const) : []) : (['destroyed'] as const)),
      ]
    case 'exchanged':
      return ['given', 'drawn']
    case 'blamed':
      return ['clue']
    case 'went':
      return []
    case 'urn': {
      const isIn = depositors(draft, table).includes(me)
      return [
        'clues',
        ...(isIn ? (['mine'] as const) : []),
        ...takers(draft, table).map((seat) => `taken-${seat}` as const),
      ]
    }
  }
}

/** How many clues belong there. */
export function mostIn(slot: Slot, draft: Draft, table: TableOfHuisClos): number {
  if (slot === 'saw') return table.counts[draft.place ?? ''] ?? 0
  return slot === 'clues' ? depositors(draft, table).length : 1
}

/** A tap chooses a clue or takes it back; when a slot is full, the next one waits. */
export function pick(draft: Draft, clue: string, me: number, table: TableOfHuisClos): Draft {
  const all = slotsOf(draft, me, table)
  const slot = draft.slot && all.includes(draft.slot) ? draft.slot : all[0]
  if (!slot) return draft
  const chosen = draft.slots[slot] ?? []
  const most = mostIn(slot, draft, table)
  const kept = most === 1 ? [] : chosen
  const next = chosen.includes(clue)
    ? chosen.filter((other) => other !== clue)
    : [...kept.slice(kept.length < most ? 0 : 1), clue]
  const after = next.length === most && !chosen.includes(clue) ? all[all.indexOf(slot) + 1] : undefined
  return { ...draft, slots: { ...draft.slots, [slot]: next }, slot: after ?? slot }
}

/** What can be chosen for a slot: of an open Urn, what lay in it. */
export function choicesFor(slot: Slot | undefined, draft: Draft): readonly string[] | undefined {
  if (slot && (slot === 'mine' || isTaken(slot))) return draft.slots.clues ?? []
  return slot === 'gained' && draft.slots.saw?.length ? draft.slots.saw : undefined
}

/** The line, once nothing is missing that must be known. */
export function lineOf(draft: Draft, me: number, table: TableOfHuisClos): Line | undefined {
  const { kind, seat, place, other, slots, swapped } = draft
  const one = (slot: Slot): string | null => slots[slot]?.[0] ?? null
  if (kind === 'urn') {
    const clues = [...(slots.clues ?? [])]
    const taken = takers(draft, table).map((each) => ({ seat: each, clue: one(`taken-${each}`) ?? '' }))
    const isWhole = clues.length === depositors(draft, table).length && taken.every(({ clue }) => clue)
    return isWhole ? { type: 'urn', clues, mine: one('mine'), nothing: [...draft.nothing], taken } : undefined
  }
  if (!place) return undefined
  switch (kind) {
    case 'searched': {
      const saw = [...(slots.saw ?? [])]
      if (saw.length && saw.length !== mostIn('saw', draft, table)) return undefined
      const isKnown = seat !== me || (one('gained') && (!swapped || one('left')))
      const left = swapped && seat === me ? one('left') : null
      return isKnown
        ? {
            type: 'searched',
            seat,
            place,
            saw,
            gained: one('gained'),
            swapped,
            left,
            destroyed: swapped ? null : one('destroyed'),
          }
        : undefined
    }
    case 'exchanged': {
      const isKnown = (seat !== me && other !== me) || (one('given') && one('drawn'))
      return other !== undefined && isKnown
        ? { type: 'exchanged', seat, place, victim: other, given: one('given'), drawn: one('drawn') }
        : undefined
    }
    case 'blamed': {
      const clue = one('clue')
      return other !== undefined && clue ? { type: 'blamed', seat, place, accused: other, clue } : undefined
    }
    case 'went':
      return { type: 'went', seat, place }
  }
}

/** A line as a sentence. */
export function sentenceOf(people: People, line: Line): string {
  const who = (seat: number): string => called(people, seat)
  const thing = (clue: string | null): string => (clue ? theClue(clue) : t('hcc.something'))
  if (line.type === 'urn') {
    const taken = line.taken.map(({ seat, clue }) => t('hcc.says.taken', { who: who(seat), clue: theClue(clue) }))
    return [t('hcc.says.urn', { clues: listed(line.clues.map(theClue)) }), ...taken].join(' ')
  }
  const at = names('huis_clos').places[line.place as Place].in
  const told = { who: who(line.seat), at }
  switch (line.type) {
    case 'searched': {
      const did = line.swapped
        ? t('hcc.says.swapped', { ...told, gained: thing(line.gained), left: thing(line.left) })
        : t('hcc.says.took', { ...told, gained: thing(line.gained) })
      return line.destroyed ? `${did} ${t('hcc.says.destroyed', { clue: theClue(line.destroyed) })}` : did
    }
    case 'exchanged':
      return t('hcc.says.exchanged', {
        ...told,
        victim: who(line.victim),
        given: thing(line.given),
        drawn: thing(line.drawn),
      })
    case 'blamed':
      return t('hcc.says.blamed', { ...told, accused: who(line.accused), clue: theClue(line.clue) })
    case 'went':
      return t('hcc.says.went', told)
  }
}
