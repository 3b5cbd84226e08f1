import type { Message, News, Request, TableNews } from './protocol'

/** A socket of which the test is the other end. */
export class FakeSocket {
  static readonly made: FakeSocket[] = []
  readyState: number = WebSocket.CONNECTING
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Request[] = []

  constructor() {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }
  close(): void {
    this.readyState = WebSocket.CLOSED
  }

  welcome(protocol = 1): void {
    this.readyState = WebSocket.OPEN
    this.tell({ type: 'welcome', protocol, name: '' })
  }
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  fall(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }
  /** What was asked since the last look. */
  asked(): Request[] {
    return this.sent.splice(0)
  }
}

export const connect = (): WebSocket => new FakeSocket() as unknown as WebSocket

/** A table of Cluedo with a chair for each word: `me`, `bot`, or somebody's name. */
export const tableOf = (phase: TableNews['phase'], ...sitters: string[]): TableNews => ({
  type: 'table',
  code: 'minuitdore',
  game: 'cluedo',
  phase,
  options: {},
  settings: {
    clock: { decision: null, game: null },
    pace: 'none',
    absence: 'bot',
    grace: 60,
    stand_in: '',
    help: 'odds',
    hints: true,
    talk: true,
    late: true,
  },
  join: 'link',
  watch: 'link',
  commitment: 'ab'.repeat(32),
  chairs: sitters.map((sitter, seat) => ({
    character: ['rose', 'moutarde', 'leblanc', 'olive'][seat] ?? '',
    seat: phase === 'setting' ? null : seat,
    kind: sitter === 'bot' ? 'bot' : 'person',
    ...(sitter === 'me' ? { yours: true } : { name: sitter }),
  })),
})

/** News for a seat: `TurnBegan` for each number of `rounds`, counted from `since`. */
export const news = (
  seat: number | null,
  since: number,
  rounds: readonly number[],
  rest: Partial<News> = {},
): News => ({
  type: 'news',
  seat,
  since,
  ply: since + rounds.length,
  entries: rounds.map((round) => ({ event: 'TurnBegan', seat: 0, round })),
  ...rest,
})

export const roll = (ply: number) => ({
  ply,
  choices: [{ form: 'listed' as const, verb: 'roll', parts: [], rows: [[36]] }],
})
