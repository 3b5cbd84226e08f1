import type { Sign } from '../../../art/signs'
import type { Option } from '../../../protocol/options'
import { isSquare } from '../board/board'
import type { End } from '../board/end'

/** One button that answers. */
export interface Way {
  readonly text: string
  readonly label: string
  readonly sign?: Sign
  /** The lit one answers as most would; a quiet one does nothing much. */
  readonly look?: 'primary' | 'quiet'
}
/** A word of warning, and the clause that says so. */
export interface Note {
  readonly says: string
  readonly clause: string
}
/** A place to go to, on the board; rooms are buttons as well. */
export interface Going {
  readonly text: string
  readonly end: End
  /** What one should know before going there: « pas d’hypothèse ici ». */
  readonly note?: Note | undefined
  /** What is answered there instead, once `Asking.instead` is chosen. */
  readonly instead?: string | undefined
}
/** Suspect and weapon, and where there is a choice the room, by their pictures. */
export interface Naming {
  readonly options: readonly Option[]
  /** The room of those options that name none. */
  readonly here?: string | undefined
}
export interface CardWay {
  readonly text: string
  readonly card: string
  readonly label: string
}
/** Somebody by their face. */
export interface PersonWay {
  readonly text: string
  readonly suspect: string
  readonly name: string
  readonly detail?: string
  readonly label: string
}

/** What is asked, and every way to answer: each option stands in one place, and in one only. */
export interface Asking {
  readonly ask: string
  readonly detail?: string | undefined
  /** The suggestion that it is about. */
  readonly about?: readonly string[] | undefined
  readonly ways?: readonly Way[]
  readonly ends?: readonly Going[]
  /** Two ways to go to the same place: what they are called. */
  readonly instead?: readonly [usual: string, instead: string] | undefined
  /** Nothing can be chosen: it is only asked so that nobody can tell. */
  readonly idle?: boolean
  readonly suggest?: Naming | undefined
  readonly accuse?: Naming | undefined
  readonly cards?: readonly CardWay[]
  readonly people?: readonly PersonWay[]
}

export interface Named {
  readonly suspect?: string | undefined
  readonly weapon?: string | undefined
  readonly room?: string | undefined
}
type Slot = keyof Named

const partOf = ({ parts }: Option, slot: Slot, { here }: Naming): string | undefined =>
  (parts[slot] as string | undefined) ?? (slot === 'room' ? here : undefined)

/** What can be named in one slot. */
export const namesIn = (naming: Naming, slot: Slot): string[] => [
  ...new Set(naming.options.map((option) => partOf(option, slot, naming)).filter((id) => id !== undefined)),
]

/** What an option names. */
export const namedIn = (choice: Naming, option: Option): Named => ({
  suspect: partOf(option, 'suspect', choice),
  weapon: partOf(option, 'weapon', choice),
  room: partOf(option, 'room', choice),
})

/** Whether nothing else is named than what this names. */
export const isPartOf = (named: Named, whole: Named): boolean =>
  (['suspect', 'weapon', 'room'] as const).every((slot) => named[slot] === undefined || named[slot] === whole[slot])

/** Once the one of this place in a slot is named too. */
export const namedBy = (choice: Naming, named: Named, slot: Slot, index: number): Named => ({
  ...named,
  [slot]: namesIn(choice, slot)[index] ?? named[slot],
})

/** The option that names these; where there is but one room it need not be chosen. */
export function naming(choice: Naming, named: Named): Option | undefined {
  const rooms = namesIn(choice, 'room')
  const room = rooms.length === 1 ? rooms[0] : named.room
  return choice.options.find(
    (option) =>
      partOf(option, 'suspect', choice) === named.suspect &&
      partOf(option, 'weapon', choice) === named.weapon &&
      partOf(option, 'room', choice) === room,
  )
}

export const of = (options: readonly Option[], verb: string): Option[] =>
  options.filter((option) => option.verb === verb)

/** The texts that can be answered with, one for each path through the controls. */
export const answersOf = ({ ways = [], ends = [], suggest, accuse, cards = [], people = [] }: Asking): string[] => [
  ...[...ways, ...ends, ...cards, ...people].map(({ text }) => text),
  ...ends.flatMap(({ instead }) => instead ?? []),
  ...[suggest, accuse].flatMap((choice) => (choice ? paths(choice) : [])),
]

function paths(choice: Naming): string[] {
  const all: string[] = []
  for (const suspect of namesIn(choice, 'suspect'))
    for (const weapon of namesIn(choice, 'weapon'))
      for (const room of namesIn(choice, 'room').length ? namesIn(choice, 'room') : [undefined]) {
        const found = naming(choice, { suspect, weapon, room })
        if (found) all.push(found.text)
      }
  return all
}

export const roomsAmong = (ends: readonly Going[]): Going[] =>
  ends.filter(({ end }) => !isSquare(end.place)).sort((a, b) => (a.end.cost ?? 0) - (b.end.cost ?? 0))
