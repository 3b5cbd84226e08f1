import { Journal } from './journal.svelte'
import { Line, type Connect } from './line'
import { optionsOf } from './options'
import type {
  ChairNews,
  Help,
  Mark,
  Message,
  Murmur,
  News,
  ProofNews,
  QuestionNews,
  Refused,
  Request,
  SkipRequest,
  TableNews,
} from './protocol'

/** For so long a fallen line is not spoken of. */
const UNNOTICED = 1500
const RELOADED = 'manoir.reloaded'

/** What is asked of a seat whose eyes are closed: nothing of it is kept but when, and words that are no secret. */
interface Due {
  readonly ply: number
  readonly aloud: readonly string[]
}
/** All there is to choose among, if it is bare words; nothing if cards or places are. */
function bare(question: QuestionNews): readonly string[] {
  const options = optionsOf(question)
  return options.every(({ verb, text }) => verb === text) ? options.map(({ verb }) => verb) : []
}

/** How a seat is followed: with everything, or only to know when it is asked. */
type Manner = 'open' | 'closed'

function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED)) return
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
}

/**
 * A table followed over the wire. Only one seat's journal is in this page at a time: of the other seats of this
 * screen nothing is kept but whether something is asked of them.
 */
export class Live {
  readonly #line: Line
  readonly #reload: () => void
  #table: TableNews
  #chosen = $state<number | null>(null)
  #journal = $state.raw(new Journal(null))
  #asked = $state.raw<ReadonlyMap<number, Due>>(new Map())
  #followed = new Map<number | null, Manner>()
  #isLost = $state(false)
  #silence: ReturnType<typeof setTimeout> | undefined
  #muted = $state.raw<ReadonlySet<number>>(new Set())
  #help: Help
  refusal = $state.raw<Refused>()
  /** The house does not let us in. */
  barred = $state.raw<Refused>()
  proof = $state.raw<ProofNews>()
  murmurs = $state.raw<readonly Murmur[]>([])

  constructor(table: TableNews, help: Help, connect?: Connect, reload: () => void = reloadOnce) {
    this.#table = $state.raw(table)
    this.#help = $state(help)
    this.#reload = reload
    this.#journal = new Journal(this.eyes)
    this.#line = new Line(
      {
        opened: () => this.#opened(),
        heard: (message) => this.#hear(message),
        fell: () => this.#fell(),
        outdated: () => this.#reload(),
      },
      connect,
    )
  }

  get table(): TableNews {
    return this.#table
  }
  /** The seats of this browser. */
  get own(): readonly number[] {
    return this.#table.chairs.flatMap(({ yours, seat }) => (yours && seat !== null ? [seat] : []))
  }
  /** Whose eyes see the table now; null sees what everybody may see. */
  get eyes(): number | null {
    const [first] = this.own
    if (this.own.length === 1 && first !== undefined) return first
    return this.#chosen !== null && this.own.includes(this.#chosen) ? this.#chosen : null
  }
  get journal(): Journal {
    return this.#journal
  }
  /** The seats of this screen, other than the one that sees, of which something is asked. */
  get waiting(): readonly number[] {
    return this.own.filter((seat) => seat !== this.eyes && this.#asked.has(seat))
  }
  /** The words among which a seat chooses, where they say nothing of its cards. */
  aloud(seat: number): readonly string[] {
    return this.#asked.get(seat)?.aloud ?? []
  }
  /** Answers for another seat of this screen what was asked aloud. */
  answer(seat: number, word: string): void {
    const due = this.#asked.get(seat)
    if (due?.aloud.includes(word)) this.#line.send({ type: 'act', seat, ply: due.ply, action: word })
  }
  get isLost(): boolean {
    return this.#isLost
  }
  get muted(): ReadonlySet<number> {
    return this.#muted
  }
  get help(): Help {
    return this.#help
  }

  /** The table after something was asked of the house over HTTP; who is here is told over the line alone. */
  learn(table: TableNews): void {
    const known = this.#table
    const here = (chair: ChairNews): ChairNews => {
      const before = known.chairs.find(({ character }) => character === chair.character)
      return before?.kind === 'person' && chair.kind === 'person' ? { ...chair, presence: before.presence } : chair
    }
    this.#see({ ...table, watchers: known.watchers, chairs: table.chairs.map(here) })
  }
  /** Lift the curtain for a seat; null lets it fall. */
  look(seat: number | null): void {
    this.#chosen = seat
    this.#follow()
  }
  act(text: string): void {
    this.refusal = undefined
    const request = this.#journal.answer(text)
    if (request) this.#line.send(request)
  }
  /** What the question does not allow: nothing is done, and the house says why. */
  attempt(text: string): void {
    const { question, seat } = this.#journal
    if (question && seat !== null) this.#line.send({ type: 'act', seat, ply: question.ply, action: text })
  }
  say(text: string): void {
    this.#line.send({ type: 'say', text, seat: this.eyes })
  }
  claim(claim: string): void {
    if (this.eyes !== null) this.#line.send({ type: 'claim', seat: this.eyes, claim })
  }
  preset(verb: string, order: string[] | null): void {
    if (this.eyes !== null) this.#line.send({ type: 'preset', seat: this.eyes, verb, order })
  }
  assist(help: Help): void {
    this.#help = help
    this.#journal.advised(null)
    if (this.eyes === null) return
    if (help === 'none') this.#journal.notebook = null
    this.#line.send({ type: 'assist', seat: this.eyes, help })
  }
  askHint(): void {
    if (this.eyes === null) return
    this.#journal.awaitsHint = true
    this.#line.send({ type: 'hint', seat: this.eyes })
  }
  askWhy({ card, place }: Pick<Mark, 'card' | 'place'>): void {
    this.#journal.reasons = null
    if (this.eyes !== null) this.#line.send({ type: 'why', seat: this.eyes, card, place })
  }
  /** Without delay to the next question, or to the end. */
  skip(to: NonNullable<SkipRequest['to']>): void {
    if (this.eyes !== null) this.#line.send({ type: 'skip', seat: this.eyes, to })
  }
  /** Bots wait for so many seconds. */
  wait(seconds: number): void {
    if (this.eyes !== null) this.#line.send({ type: 'wait', seat: this.eyes, seconds })
  }
  mute(seat: number, muted: boolean): void {
    const heard = new Set(this.#muted)
    if (muted) heard.add(seat)
    else heard.delete(seat)
    this.#muted = heard
    this.#line.send({ type: 'mute', seat, muted })
  }
  close(): void {
    clearTimeout(this.#silence)
    this.#line.close()
  }

  #opened(): void {
    sessionStorage.removeItem(RELOADED)
    this.#followed.clear()
    this.#follow()
    const { pending } = this.#journal
    if (pending) this.#line.send(pending)
  }

  #fell(): void {
    this.#silence ??= setTimeout(() => (this.#isLost = true), UNNOTICED)
  }

  #found(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    this.#isLost = false
  }

  #see(table: TableNews): void {
    this.#table = table
    this.#follow()
  }

  /** Follow what is to be followed now, and nothing else. */
  #follow(): void {
    const { eyes, own } = this
    if (this.#journal.seat !== eyes) this.#journal = new Journal(eyes)
    const wanted = new Map<number | null, Manner>(own.map((seat) => [seat, seat === eyes ? 'open' : 'closed']))
    for (const [seat, manner] of wanted) if (this.#followed.get(seat) !== manner) this.#join(seat, manner)
    // Whoever joins with a seat no longer watches.
    if (eyes === null && this.#followed.get(null) !== 'open') this.#join(null, 'open')
    for (const seat of this.#followed.keys()) {
      if (seat === null || wanted.has(seat)) continue
      this.#line.send({ type: 'part', seat })
      this.#followed.delete(seat)
    }
  }

  #join(seat: number | null, manner: Manner): void {
    if (seat !== null) this.#followed.delete(null)
    this.#followed.set(seat, manner)
    const open = manner === 'open'
    this.#line.send({
      type: 'join',
      table: this.#table.code,
      seat,
      since: open ? this.#journal.ply : Number.MAX_SAFE_INTEGER,
      help: open ? this.#help : 'none',
      pictures: open,
      muted: [...this.#muted],
    } satisfies Request)
  }

  #hear(message: Message): void {
    this.#found()
    switch (message.type) {
      case 'table':
        this.#see(message)
        break
      case 'news':
        this.#hearNews(message)
        break
      case 'accepted':
        this.#journal.settle(message.ply)
        break
      case 'refused':
        this.#hearRefusal(message)
        break
      case 'notebook':
        if (message.seat === this.#journal.seat) this.#journal.notebook = message
        break
      case 'why':
        if (message.seat === this.#journal.seat) this.#journal.reasons = message
        break
      case 'hint':
        if (message.seat === this.#journal.seat) this.#journal.advised(message)
        break
      case 'murmur':
        this.murmurs = [...this.murmurs, message]
        break
      case 'proof':
        this.proof = message
    }
  }

  #hearNews(news: News): void {
    if (news.seat === this.#journal.seat) {
      if (!this.#journal.hear(news)) this.#join(news.seat, 'open')
    }
    if (news.seat === null) return
    const asked = new Map(this.#asked)
    if (news.question) asked.set(news.seat, { ply: news.question.ply, aloud: bare(news.question) })
    else asked.delete(news.seat)
    this.#asked = asked
  }

  #hearRefusal(refused: Refused): void {
    if (refused.about === 'join') this.barred = refused
    if (refused.about === 'hint') this.#journal.advised(this.#journal.hint)
    if (refused.about === 'act') {
      const wasPending = this.#journal.pending?.ply === refused.ply
      this.#journal.settle(refused.ply)
      // An answer that was sent twice is late the second time: nothing is wrong.
      if (refused.code === 'late' && !wasPending) return
    }
    this.refusal = refused
  }
}
