import type { Entry, Picture, PuzzleNews, TableNews } from '../protocol/protocol'
import type { Situation } from '../table/situation'

const nothing = (): void => {}

const tableOf = ({ name, game, characters }: PuzzleNews): TableNews => ({
  type: 'table',
  code: name,
  game,
  phase: 'over',
  options: {},
  settings: {
    clock: { decision: null, game: null },
    pace: 'none',
    absence: 'rules',
    grace: 0,
    stand_in: '',
    help: 'none',
    hints: false,
    talk: false,
    late: false,
  },
  join: 'nobody',
  watch: 'nobody',
  chairs: characters.map((character, seat) => ({ character, seat, kind: 'person', name: '' })),
  commitment: '',
})

/** A game at the end of a line of its story: everything can be looked at, nothing can be done. */
export function situationAt(news: PuzzleNews, line: number): Situation<Picture, Entry> {
  const told = news.story.slice(0, line + 1)
  const picture: Record<string, unknown> = Object.assign({ shown: null }, ...told.map((each) => each.picture))
  const entries = told.flatMap(({ events }) => events) as unknown as Entry[]
  return {
    table: tableOf(news),
    seat: news.seat,
    names: [],
    picture: picture as unknown as Picture,
    entries,
    fresh: entries.length,
    question: null,
    options: [],
    notebook: null,
    over: false,
    still: true,
    act: nothing,
    claim: nothing,
    why: nothing,
  }
}
