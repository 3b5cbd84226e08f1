import type { Seats } from '../games/seat'
import type { ChairNews, Entry, Help, Mark, NotebookNews, Picture, Replay, TableNews } from '../protocol/protocol'
import { nameOf } from '../table/people'
import type { Situation } from '../table/situation'
import type { Tape } from './tape'

/** Who held a seat, as the record notes it: a table of the house names every bot, a game in a terminal its one player. */
const botOf = ({ notes }: Replay, character: string): string | undefined =>
  notes[`bot ${character}`] ?? (notes['player'] === character ? undefined : notes['bots'])

const chairsOf = (replay: Replay): ChairNews[] =>
  replay.characters.map((character, seat) => {
    const level = botOf(replay, character)
    return level === undefined
      ? { character, seat, kind: 'person', name: replay.notes[`player ${character}`] ?? '' }
      : { character, seat, kind: 'bot', level }
  })

/** The table at which it was played, as far as the record tells. */
export const tableThen = (code: string, replay: Replay): TableNews => ({
  type: 'table',
  code,
  game: replay.game,
  phase: 'over',
  options: replay.options,
  settings: {
    clock: { decision: null, game: null },
    pace: 'none',
    absence: 'rules',
    grace: 0,
    stand_in: '',
    help: 'odds',
    hints: false,
    talk: false,
    late: false,
  },
  join: 'nobody',
  watch: 'nobody',
  chairs: chairsOf(replay),
  commitment: replay.notes['commitment'] ?? '',
})

const KEPT: Readonly<Record<Help, (mark: Mark) => boolean>> = {
  none: () => false,
  shown: ({ mark }) => mark === 'held' || mark === 'shown',
  certain: ({ mark }) => mark !== 'open',
  odds: () => true,
}

/** As much of a notebook as is wanted. */
export const helpedBy = (notebook: NotebookNews | null, help: Help): NotebookNews | null =>
  notebook && { ...notebook, help, marks: notebook.marks.filter(KEPT[help]) }

const nothing = (): void => {}

export interface Then {
  /** Whose eyes these are, by name, for whoever is none of the players. */
  readonly whose?: string | undefined
  readonly tape: Tape
  readonly ply: number
  readonly table: TableNews
  readonly seats: Seats
  readonly notebook?: NotebookNews | null
  readonly help?: Help
  readonly assist?: (help: Help) => void
}

/** A moment of a past game: everything can be looked at, nothing can be done. */
export function situationThen({ tape, ply, table, seats, whose, notebook = null, help, assist }: Then): Situation {
  const told = tape.told(ply)
  const picture: Picture = tape.picture(ply)
  const entries: readonly Entry[] = (whose === undefined ? tape.entries : tape.common).slice(0, told)
  return {
    table,
    seat: tape.replay.seat,
    whose,
    names: table.chairs.map((chair) => nameOf(chair, seats)),
    picture,
    entries,
    fresh: ply ? tape.told(ply - 1) : 0,
    question: null,
    options: [],
    notebook: help ? helpedBy(notebook, help) : notebook,
    ...(help && { help }),
    ...(assist && { assist }),
    over: ply === tape.last,
    still: true,
    act: nothing,
    claim: nothing,
    why: nothing,
  }
}
