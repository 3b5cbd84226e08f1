import type {
  ActRequest,
  Check,
  ClockNews,
  Entry,
  HintNews,
  News,
  NotebookNews,
  Picture,
  QuestionNews,
  WhyNews,
} from './protocol'

/** All that one seat was told, put together from its news; what it has answered waits here until the house has it. */
export class Journal {
  readonly seat: number | null
  #entries = $state.raw<readonly Entry[]>([])
  #fresh = $state(0)
  #picture = $state.raw<Picture>()
  #question = $state.raw<QuestionNews | null>(null)
  #clock = $state.raw<ClockNews | null>(null)
  #heardAt = $state(0)
  #isOver = $state(false)
  #checks = $state.raw<ReadonlyMap<number, Check>>(new Map())
  #pending = $state.raw<ActRequest>()
  notebook = $state.raw<NotebookNews | null>(null)
  reasons = $state.raw<WhyNews | null>(null)
  /** What was advised about the question. */
  hint = $state.raw<HintNews | null>(null)
  /** Advice was asked for, and has not come yet. */
  awaitsHint = $state(false)

  constructor(seat: number | null) {
    this.seat = seat
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }
  /** Where in the entries the last news begins. */
  get fresh(): number {
    return this.#fresh
  }
  get picture(): Picture | undefined {
    return this.#picture
  }
  get question(): QuestionNews | null {
    return this.#question
  }
  get clock(): ClockNews | null {
    return this.#clock
  }
  /** When the last news came, as `performance.now()` counts. */
  get heardAt(): number {
    return this.#heardAt
  }
  get isOver(): boolean {
    return this.#isOver
  }
  /** By entry: what your own memory says of what was claimed there. */
  get checks(): ReadonlyMap<number, Check> {
    return this.#checks
  }
  /** How many entries there are: what a house is told that has more. */
  get ply(): number {
    return this.#entries.length
  }
  /** An answer that the house has not taken yet. */
  get pending(): ActRequest | undefined {
    return this.#pending
  }

  /** False, and nothing is changed, if something before it was missed. */
  hear(news: News): boolean {
    if (news.since > this.ply || (!news.whole && !this.#picture)) return false
    const isFirst = !this.#picture
    this.#entries = [...this.#entries.slice(0, news.since), ...news.entries]
    this.#fresh = isFirst ? this.ply : news.since
    this.#picture = (news.whole ? news.picture : { ...this.#picture, ...news.picture }) as Picture
    if (news.question?.ply !== this.#question?.ply) this.advised(null)
    this.#question = news.question ?? null
    this.#clock = news.clock ?? null
    this.#heardAt = performance.now()
    this.#isOver = news.over ?? false
    if (news.checks?.length)
      this.#checks = new Map([...this.#checks, ...news.checks.map((check) => [check.claim, check] as const)])
    if (this.#pending && this.#pending.ply !== this.#question?.ply) this.#pending = undefined
    return true
  }

  /** Advice on a question that is gone is not wanted any more. */
  advised(hint: HintNews | null): void {
    this.awaitsHint = false
    this.hint = hint && this.#question && hint.ply >= this.#question.ply ? hint : null
  }

  /** The request that answers the present question, once. */
  answer(action: string): ActRequest | undefined {
    if (this.seat === null || !this.#question || this.#pending) return undefined
    this.#pending = { type: 'act', seat: this.seat, ply: this.#question.ply, action }
    return this.#pending
  }

  /** The house will not carry it out, or has already. */
  settle(ply: number | null | undefined): void {
    if (this.#pending?.ply === ply) this.#pending = undefined
  }
}
