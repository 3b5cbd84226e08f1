import type { Course, Help, SolutionsLeft, NotebookNews, TableNews } from '../protocol/protocol'
import { api, Refusal } from '../protocol/api'
import { curvesOfCourse, curvesOfReview, type Curves } from './curves'
import { milestones, turnFrom } from './milestones'
import { tableThen } from './past_situation'
import { reviewed } from './reviewed'
import { Tape } from './tape'

/** How long a moment is looked at when the game plays by itself, in milliseconds. */
const BEAT = 1100
/** A notebook is worked out once somebody stays with a moment. */
const STAYS = 150

/** Somebody looking at a past game: through whose eyes, at which moment, and whether it goes on by itself. */
export class Player {
  readonly code: string
  readonly #tapes = new Map<number | null, Tape>()
  readonly #notebooks = new Map<string, NotebookNews>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #tape = $state.raw<Tape>()
  #ply = $state(0)
  #seen = $state(0)
  #isPlaying = $state(false)
  #notebook = $state.raw<NotebookNews | null>(null)
  #review = $state.raw<readonly (readonly SolutionsLeft[])[]>()
  #course = $state.raw<Course>()
  speed = $state(1)
  help = $state<Help>('odds')
  readonly milestones = $derived.by(() => (this.#tape ? milestones(this.#tape) : []))
  /** Once the house has worked them out. */
  readonly curves = $derived.by<Curves | undefined>(() =>
    this.#review ? curvesOfReview(this.#review) : this.#course && curvesOfCourse(this.#course),
  )
  readonly table = $derived.by<TableNews | undefined>(() => this.#tape && tableThen(this.code, this.#tape.replay))

  constructor(code: string) {
    this.code = code
  }

  /** Whether the game has cards to be counted. */
  hasNotebooks = false

  get tape(): Tape | undefined {
    return this.#tape
  }
  get ply(): number {
    return this.#ply
  }
  /** The furthest that was looked at: what comes after it is not told. */
  get seen(): number {
    return this.#seen
  }
  get isPlaying(): boolean {
    return this.#isPlaying
  }
  /** Null if all cards lie open. */
  get eyes(): number | null {
    return this.#tape?.replay.seat ?? null
  }
  /** From a file: the house has not seen the game. */
  get isBrought(): boolean {
    return this.#tape?.replay.brought ?? false
  }
  get notebook(): NotebookNews | null {
    return this.eyes === null ? null : this.#notebook
  }

  /** What each could know, move by move, where there are cards to be counted. */
  get review(): readonly (readonly SolutionsLeft[])[] | undefined {
    return this.#review
  }
  /** Elsewhere who was suspected, or was to win. */
  get course(): Course | undefined {
    return this.#course
  }

  /** Has the house work out how the game stood; without an answer there is no chart. */
  async chart(hasSolution: boolean): Promise<void> {
    try {
      if (hasSolution && this.#tape) this.#review = (await reviewed(this.code, this.#tape)).seats
      else this.#course = (await api.course(this.code)) ?? undefined
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
    }
  }

  /** Opens other eyes at the same moment. */
  async look(eyes: number | null, ply = this.#ply): Promise<void> {
    let tape = this.#tapes.get(eyes)
    if (!tape) {
      tape = new Tape(await api.replay(this.code, eyes))
      this.#tapes.set(eyes, tape)
    }
    this.#tape = tape
    this.#notebook = null
    this.seek(ply)
  }

  seek(ply: number): void {
    const tape = this.#tape
    if (!tape) return
    this.#ply = tape.within(ply)
    this.#seen = Math.max(this.#seen, this.#ply)
    this.#schedule()
  }

  step(by: 1 | -1): void {
    if (this.#tape) this.seek(this.#tape.step(this.#ply, by))
  }

  turn(by: 1 | -1): void {
    if (this.#tape) this.seek(turnFrom(this.milestones, this.#ply, by) ?? (by > 0 ? this.#tape.last : 0))
  }

  /** Key moments, which whoever tells the game in words has found. */
  moments = $state.raw<readonly number[]>([])

  /** To the next key moment, or the one before. */
  leap(by: 1 | -1): void {
    const to = by > 0 ? this.moments.find((ply) => ply > this.#ply) : this.moments.findLast((ply) => ply < this.#ply)
    this.pause()
    this.seek(to ?? (by > 0 ? Infinity : 0))
  }

  /** Plays or pauses; from the end it begins anew. */
  toggle(): void {
    if (!this.#tape) return
    this.#isPlaying = !this.#isPlaying
    if (this.#isPlaying && this.#ply >= this.#tape.last) this.#ply = 0
    this.#schedule()
  }

  pause(): void {
    this.#isPlaying = false
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (!this.#tape) return
    if (this.#isPlaying && this.#ply >= this.#tape.last) this.#isPlaying = false
    this.#timer = this.#isPlaying
      ? setTimeout(() => this.step(1), BEAT / this.speed)
      : setTimeout(() => void this.#note(), STAYS)
  }

  async #note(): Promise<void> {
    const { eyes, ply } = this
    if (eyes === null || !this.hasNotebooks) return
    const page = `${eyes} ${ply}`
    try {
      const notebook = this.#notebooks.get(page) ?? (await api.notebook(this.code, eyes, ply))
      this.#notebooks.set(page, notebook)
      if (eyes === this.eyes && ply === this.ply) this.#notebook = notebook
    } catch (problem) {
      // Without it the sheet is blank: the game is there all the same.
      if (!(problem instanceof Refusal)) throw problem
    }
  }
}
