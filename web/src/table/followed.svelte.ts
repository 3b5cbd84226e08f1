import type { Seats } from '../games/seat'
import type { Lesson } from '../lessons/lesson.svelte'
import type { Live } from '../protocol/live.svelte'
import { optionsOf, type Option } from '../protocol/options'
import type {
  Check,
  Entry,
  GameInfo,
  Help,
  HintNews,
  Mark,
  NotebookNews,
  Picture,
  QuestionNews,
  TableNews,
  WhyNews,
} from '../protocol/protocol'
import { settings } from '../settings.svelte'
import type { Held } from '../theatre/held.svelte'
import { nameOf } from './people'
import type { Situation } from './situation'

const NOTHING: readonly Option[] = []

/** A live table as the seat sees it whose eyes are open. Begun once there is a picture. */
export class Followed implements Situation {
  readonly #live: Live
  readonly #seats: Seats
  readonly #info: GameInfo
  readonly #held: Held
  readonly #lesson: Lesson | undefined
  readonly #options = $derived.by(() => {
    const { question, pending } = this.#held.told
    const mayAnswer = !this.#live.isLost && (this.#lesson?.letsAnswer ?? true)
    return question && !pending && mayAnswer ? optionsOf(question) : NOTHING
  })
  readonly #names = $derived.by(() => this.#live.table.chairs.map((chair) => nameOf(chair, this.#seats)))

  constructor(live: Live, seats: Seats, info: GameInfo, held: Held, lesson?: Lesson) {
    this.#live = live
    this.#seats = seats
    this.#info = info
    this.#held = held
    this.#lesson = lesson
  }

  get hasBegun(): boolean {
    return this.#held.told.picture !== undefined
  }
  get table(): TableNews {
    return this.#live.table
  }
  get seat(): number | null {
    return this.#held.told.seat
  }
  get names(): readonly string[] {
    return this.#names
  }
  get picture(): Picture {
    return this.#held.told.picture as Picture
  }
  get entries(): readonly Entry[] {
    return this.#held.told.entries
  }
  get checks(): ReadonlyMap<number, Check> {
    return this.#live.journal.checks
  }
  get fresh(): number {
    return this.#held.told.fresh
  }
  get question(): QuestionNews | null {
    return this.#held.told.question
  }
  get options(): readonly Option[] {
    return this.#options
  }
  get notebook(): NotebookNews | null {
    const { notebook } = this.#held.told
    return this.#lesson ? this.#lesson.seen(notebook) : notebook
  }
  get reasons(): WhyNews | null {
    return this.#live.journal.reasons
  }
  get help(): Help {
    return this.#live.help
  }
  get hint(): HintNews | null {
    return this.#live.journal.hint
  }
  get awaitsHint(): boolean {
    return this.#live.journal.awaitsHint
  }
  get advise(): (() => void) | undefined {
    const { hints, help: most } = this.#live.table.settings
    const tells = (help: Help): boolean => help === 'certain' || help === 'odds'
    const isHelped = !this.#info.helps.some(tells) || [this.help, most].every(tells)
    const isTaught = this.#lesson && !this.#lesson.isOver
    return hints && isHelped && !isTaught ? () => this.#live.askHint() : undefined
  }
  get closes(): number | null {
    const { question, heardAt } = this.#live.journal
    return question?.closes == null ? null : Math.max(0, question.closes - (performance.now() - heardAt) / 1000)
  }
  get info(): GameInfo {
    return this.#info
  }
  get over(): boolean {
    return this.#held.told.isOver
  }
  get still(): boolean {
    return this.seat === null
  }
  act(text: string): void {
    this.#live.act(text)
  }
  attempt(text: string): void {
    this.#live.attempt(text)
  }
  claim(claim: string): void {
    this.#live.claim(claim)
  }
  why(mark: Pick<Mark, 'card' | 'place'>): void {
    this.#live.askWhy(mark)
  }
  assist(help: Help): void {
    settings.help = help
    this.#live.assist(help)
  }
  preset(verb: string, order: readonly string[] | null): void {
    this.#live.preset(verb, order && [...order])
  }
}
