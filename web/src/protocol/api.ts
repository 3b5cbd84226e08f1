import { carrier } from './carried'
import type { Reply } from './carrier'
import type {
  Advice,
  BroughtEvening,
  Carnet,
  ChangeTable,
  Explained,
  Exposure,
  GameInfo,
  GivenAnswer,
  HantiseCarnet,
  HantiseSheet,
  History,
  HuisClosCarnet,
  HuisClosSheet,
  Judgement,
  Kept,
  Learn,
  Me,
  NewPuzzle,
  NewTable,
  NotebookNews,
  OfPuzzles,
  Place,
  PlayedCarnet,
  Plead,
  Problem,
  Reason,
  PuzzleDay,
  PuzzleHelp,
  PuzzleNews,
  Records,
  RefusalCode,
  Replay,
  Challenge,
  Course,
  Reckoning,
  Review,
  SeatBot,
  Shared,
  Sheet,
  Sit,
  Solution,
  TableNews,
  Tables,
  Transcript,
  Weekly,
  WeeklyNews,
} from './protocol'

/** How much of a luggage was new here, and what the page itself had packed. */
export interface Unpacked {
  readonly tables: number
  readonly records: number
  readonly puzzles: number
  readonly page: Readonly<Record<string, string>>
}

/** A game of the house through the eyes of a seat, played on at its table or over, after so many moves. */
export interface Played {
  readonly of: 'table' | 'record'
  readonly code: string
  readonly seat: number
  readonly ply?: number
}

/** Why the house did not do it; `unreachable` if it did not even hear of it. */
export class Refusal extends Error {
  readonly code: RefusalCode | 'unreachable'
  readonly clause: string | undefined
  /** The reason in French, where no book of words has it. */
  readonly french: string | undefined

  constructor(code: Refusal['code'], reason: string, clause?: string | null, french?: string | null) {
    super(reason)
    this.code = code
    this.clause = clause ?? undefined
    this.french = french ?? undefined
  }
}

function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return undefined
  }
}

async function answer(method: string, path: string, body?: object | string): Promise<string> {
  let reply: Reply
  try {
    reply = await carrier().ask(method, path, body)
  } catch {
    throw new Refusal('unreachable', 'the house cannot be reached')
  }
  if (reply.ok) return reply.text
  const problem = problemIn(reply.text)
  throw new Refusal(problem?.code ?? 'busy', problem?.reason ?? reply.text, problem?.clause, problem?.french)
}

async function ask<Answered>(method: string, path: string, body?: object | string): Promise<Answered> {
  return JSON.parse(await answer(method, path, body)) as Answered
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`
const puzzle = (name: string): string => `/api/puzzles/${encodeURIComponent(name)}`
const kept = (code: string): string => `/api/records/${encodeURIComponent(code)}`

/** 32 bytes that this browser adds to chance, so that nobody alone decides the deal. */
export const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  /** What one's games come to; shared with others, or not; all that is kept of one, as a file; nothing of it. */
  ownPage: (day: string) => ask<History>('GET', `/api/me/page?day=${day}`),
  sharedPage: (code: string, day: string) => ask<History>('GET', `/api/pages/${encodeURIComponent(code)}?day=${day}`),
  sharePage: () => ask<Shared>('POST', '/api/me/page'),
  hidePage: () => ask<History>('DELETE', '/api/me/page'),
  everything: () => answer('GET', '/api/me/everything'),
  forgetMe: () => ask<Me>('DELETE', '/api/me'),
  /** All of them, or the one with a name: a house on this device need not load the others for it. */
  games: (name?: string) => ask<GameInfo[]>('GET', `/api/games${name === undefined ? '' : `?name=${name}`}`),

  tables: () => ask<Tables>('GET', '/api/tables'),
  table: (code: string) => ask<TableNews>('GET', at(code)),
  open: (wanted: NewTable) => ask<TableNews>('POST', '/api/tables', wanted),
  change: (code: string, part: Partial<ChangeTable>) => ask<TableNews>('PATCH', at(code), part),
  sit: (code: string, wanted: Partial<Sit>) => ask<TableNews>('POST', `${at(code)}/chairs`, wanted),
  stand: (code: string, character: string) => ask<TableNews>('DELETE', `${at(code)}/chairs/${character}`),
  /** During the game: ask for a chair, answer somebody who asks, ask no more. */
  plead: (code: string, wanted: Partial<Plead>) => ask<TableNews>('POST', `${at(code)}/pleas`, wanted),
  judge: (code: string, number: number, agree: boolean) =>
    ask<TableNews>('POST', `${at(code)}/pleas/${number}`, { agree }),
  withdraw: (code: string, number: number) => ask<TableNews>('DELETE', `${at(code)}/pleas/${number}`),
  seatBot: (code: string, bot: SeatBot) => ask<TableNews>('POST', `${at(code)}/bots`, bot),
  addEntropy: (code: string, added: string) => ask<TableNews>('POST', `${at(code)}/entropy`, { entropy: added }),
  start: (code: string, added: string) => ask<TableNews>('POST', `${at(code)}/start`, { entropy: added }),
  learn: (lesson: string, wanted: Partial<Learn>) => ask<TableNews>('POST', `/api/lessons/${lesson}`, wanted),
  again: (code: string) => ask<TableNews>('POST', `${at(code)}/again`),
  /** A game under way as a file, with which it ends here; and taken up from one. */
  takeAlong: (code: string) => answer('POST', `${at(code)}/take-along`),
  takeUp: (file: string) => ask<TableNews>('POST', '/api/brought', file),

  records: (before?: number) => ask<Records>('GET', `/api/records${before === undefined ? '' : `?before=${before}`}`),
  record: (code: string) => answer('GET', kept(code)),
  /** To all but those who have played it; or open it again. */
  closeRecord: (code: string, closed: boolean) => ask<Kept>('PATCH', kept(code), { closed }),
  bringRecord: (text: string) => ask<Kept>('POST', '/api/records', text),
  proof: (code: string) => ask<Transcript>('GET', `${kept(code)}/proof`),
  /** Through the eyes of a seat; without one, with all cards open. */
  replay: (code: string, seat: number | null) =>
    ask<Replay>('GET', `${kept(code)}/replay?${seat === null ? 'open=1' : `seat=${seat}`}`),
  /** What a seat knew after so many moves. */
  notebook: (code: string, seat: number, ply: number) =>
    ask<NotebookNews>('GET', `${kept(code)}/notebook?seat=${seat}&ply=${ply}`),
  /** What each seat could know, turn by turn. */
  review: (code: string) => ask<Review>('GET', `${kept(code)}/review`),
  challenge: (code: string, wanted: Challenge) => ask<TableNews>('POST', `${kept(code)}/challenge`, wanted),
  /** The deals of the week, and one's own table of one of them. */
  weekly: () => ask<WeeklyNews[]>('GET', '/api/weekly'),
  playWeekly: (wanted: Weekly) => ask<TableNews>('POST', '/api/weekly', wanted),
  course: (code: string) => ask<Course | null>('GET', `${kept(code)}/course`),
  luck: (code: string) => ask<Reckoning>('GET', `${kept(code)}/luck`),
  /** Why a bot made the move of this number. */
  explain: (code: string, ply: number) => ask<Explained>('GET', `${kept(code)}/why?ply=${ply}`),

  /** A game on cardboard: what follows from a carnet, why, and what to ask. */
  countCarnet: (carnet: Carnet) => ask<Sheet>('POST', '/api/carnet', carnet),
  whyMark: (carnet: Carnet, card: string, place: Place) =>
    ask<Reason[]>('POST', '/api/carnet/why', { carnet, card, place }),
  whoKnows: (carnet: Carnet) => ask<Exposure[]>('POST', '/api/carnet/others', carnet),
  whatToAsk: (carnet: Carnet, rooms: readonly string[]) =>
    ask<Advice[]>('POST', '/api/carnet/advice', { carnet, rooms }),
  /** The file of a terminal's notebook, and back. */
  writeCarnet: (carnet: Carnet) => answer('POST', '/api/carnet/notebook', carnet),
  readCarnet: (text: string) => ask<Carnet>('POST', '/api/carnet/reading', text),
  countHuisClos: (carnet: HuisClosCarnet) => ask<HuisClosSheet>('POST', '/api/carnet/huis-clos', carnet),
  countHantise: (carnet: HantiseCarnet) => ask<HantiseSheet>('POST', '/api/carnet/hantise', carnet),
  carnetsOf: (record: string) => ask<PlayedCarnet[]>('POST', '/api/carnet/record', record),
  /** A game of the house as one of its players would have written it down. */
  carnetOf: ({ of, code, seat, ply }: Played) =>
    ask<PlayedCarnet>(
      'GET',
      `${of === 'table' ? at(code) : kept(code)}/carnet?seat=${seat}${ply === undefined ? '' : `&ply=${ply}`}`,
    ),

  /** Which puzzle is that of a day, known before it is made. */
  puzzleDay: (day: string) => ask<PuzzleDay>('GET', `/api/daily?day=${day}`),
  dailyPuzzle: (day: string) => ask<PuzzleNews>('GET', `/api/puzzles?day=${encodeURIComponent(day)}`),
  puzzle: (name: string) => ask<PuzzleNews>('GET', puzzle(name)),
  newPuzzle: (wanted: NewPuzzle) => ask<PuzzleNews>('POST', '/api/puzzles', wanted),
  answerPuzzle: (name: string, answer: GivenAnswer) => ask<Judgement>('POST', `${puzzle(name)}/answer`, answer),
  /** The next help after so many. */
  helpWithPuzzle: (name: string, helps: number) => ask<PuzzleHelp>('POST', `${puzzle(name)}/help`, { helps }),
  endPuzzle: (name: string) => ask<Solution>('POST', `${puzzle(name)}/end`),
  /** What one's puzzles come to on a day; with days that the page has kept by itself. */
  ownPuzzles: (day: string) => ask<OfPuzzles>('GET', `/api/me/puzzles?day=${day}`),
  bringEvenings: (day: string, evenings: BroughtEvening[]) =>
    ask<OfPuzzles>('POST', `/api/me/puzzles?day=${day}`, { evenings }),

  /** All that this device keeps, as one file; only where it carries the house itself. */
  packLuggage: () => answer('GET', '/api/luggage'),
  unpackLuggage: (packed: string) => ask<Unpacked>('POST', '/api/luggage', packed),
} as const

export type Api = typeof api
