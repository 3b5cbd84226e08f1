import { pencilsOf } from '../games/mansion/table/pencils.svelte'
import { isCertain, type Mark, type Pencil, type SheetCell } from '../kit/sheet/sheet'
import { api } from '../protocol/api'
import type { PuzzleHelp, PuzzleNews, PuzzleReason, Solution } from '../protocol/protocol'
import { today } from './calendar'
import { evenings } from './evenings.svelte'
import { DEAL, linesOf } from './sentences'

export const DEGREES = 3

interface Kept {
  /** The line looked at, and the furthest one read. */
  line: number
  read: number
  seconds: number
  tries: number
  lights: PuzzleHelp[]
  given: Record<string, string>
  solution: Solution | null
  gaveUp: boolean
}

const FRESH: Kept = {
  line: DEAL,
  read: DEAL,
  seconds: 0,
  tries: 0,
  lights: [],
  given: {},
  solution: null,
  gaveUp: false,
}

function kept(store: string): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(store) ?? '{}') as Partial<Kept>) }
  } catch {
    return FRESH
  }
}

/** Somebody at a puzzle: what was read, marked, lit and answered; kept on this device. */
export class Solving {
  readonly news: PuzzleNews
  readonly #store: string
  readonly #pencils: ReturnType<typeof pencilsOf>
  #at: Kept
  /** Lines that the last answer cannot stand beside; nothing if there was none, or it has changed. */
  wrong = $state.raw<readonly number[]>()
  /** What a question might be answered that would leave it open. */
  doubt = $state.raw<PuzzleReason | null>(null)
  /** The step of the proof whose lines and cells are lit. */
  pointed = $state.raw<PuzzleReason>()
  isBusy = $state(false)

  constructor(news: PuzzleNews) {
    this.news = news
    this.#store = `manoir.enigme.${news.name}`
    this.#pencils = pencilsOf(news.name, news.seat)
    this.#at = $state(kept(this.#store))
  }

  get line(): number {
    return Math.min(this.#at.line, this.news.story.length - 1)
  }
  get seconds(): number {
    return this.#at.seconds
  }
  get tries(): number {
    return this.#at.tries
  }
  get lights(): readonly PuzzleHelp[] {
    return this.#at.lights
  }
  get given(): Readonly<Record<string, string>> {
    return this.#at.given
  }
  get solution(): Solution | null {
    return this.#at.solution
  }
  get gaveUp(): boolean {
    return this.#at.gaveUp
  }
  /** The lanterns that burn for the step one is at. */
  get burning(): readonly PuzzleHelp[] {
    const last = this.lights.at(-1)
    return last && (last.degree < DEGREES - 1 || last.last) ? this.lights.filter(({ step }) => step === last.step) : []
  }
  get isAllLit(): boolean {
    return this.lights.at(-1)?.last ?? false
  }
  /** Lines that a lantern, or a step of the proof, points at. */
  get lit(): readonly number[] {
    if (this.solution) return this.pointed ? linesOf(this.pointed) : []
    return this.burning.at(-1)?.lines ?? []
  }
  /** The cell that the last lantern wrote. */
  get glowing(): SheetCell | undefined {
    const reason = this.solution ? this.pointed : this.lights.at(-1)?.reason
    const [row] = reason?.cards ?? []
    return reason && row ? { row, column: String(reason.place) } : undefined
  }

  go(line: number): void {
    if (line < DEAL || line >= this.news.story.length) return
    this.#at.line = line
    this.#at.read = Math.max(this.#at.read, line)
    this.#keep()
  }
  tick(): void {
    if (this.solution) return
    this.#at.seconds += 1
    this.#keep()
  }

  choose(slot: string, id: string | undefined): void {
    if (id === undefined) delete this.#at.given[slot]
    else this.#at.given[slot] = id
    this.wrong = undefined
    this.#keep()
  }

  async answer(given: readonly string[]): Promise<void> {
    await this.#busily(async () => {
      const { right, lines, doubt, solution } = await api.answerPuzzle(this.news.name, {
        given: [...given],
        day: today(),
        seconds: this.seconds,
      })
      this.#at.tries += 1
      if (right && solution) this.#end(solution, false)
      // Whoever has chosen otherwise meanwhile is not told of what was chosen before.
      else if (given.every((id) => Object.values(this.given).includes(id))) {
        this.wrong = lines
        this.doubt = doubt
        const shown = lines.find((line) => line !== DEAL) ?? lines[0]
        if (shown !== undefined) this.go(shown)
      }
      this.#keep()
    })
  }
  async light(): Promise<void> {
    if (this.isAllLit) return
    await this.#busily(async () => {
      const help = await api.helpWithPuzzle(this.news.name, this.lights.length)
      this.#at.lights.push(help)
      if (help.reason) this.#write(help.reason)
      else {
        const [shown] = help.lines.filter((line) => line !== DEAL)
        if (help.degree === 0 && shown !== undefined) this.go(shown)
      }
      this.#keep()
    })
  }
  async giveUp(): Promise<void> {
    await this.#busily(async () => this.#end(await api.endPuzzle(this.news.name), true))
  }

  mark({ row, column }: SheetCell): Mark | undefined {
    const plain = this.#plain.get(`${row} ${column}`)
    if (plain) return { kind: plain }
    // One's own hand is known whole.
    if (column === String(this.news.seat)) return { kind: 'no' }
    const pencil = this.#pencils.at(row, column)
    return pencil && { kind: 'pencil', pencil }
  }
  pencil(cell: SheetCell, pencil: Pencil | undefined): void {
    if (!isCertain(this.mark(cell))) this.#pencils.write(cell.row, cell.column, pencil)
  }

  /** What the lines read so far say at a glance: the reader's hand, cards seen, and where something is not. */
  readonly #plain = $derived.by(() => {
    const marks = new Map<string, 'held' | 'shown' | 'no'>()
    const { story, seat, hand, sizes, piles } = this.news
    const columns = [...sizes.map((_, i) => String(i)), ...Object.keys(piles)]
    const lies = (card: string, place: string): void => {
      for (const column of columns) marks.set(`${card} ${column}`, 'no')
      marks.set(`${card} ${place}`, place === String(seat) ? 'held' : 'shown')
    }
    const told = story.slice(0, this.#at.read + 1).flatMap((line) => line.marks)
    for (const { card, place, holds } of told) if (!holds) marks.set(`${card} ${place}`, 'no')
    for (const { card, place, holds } of told) if (holds) lies(card, String(place))
    for (const card of hand) lies(card, String(seat))
    return marks
  })

  #write({ cards, place, holds }: PuzzleReason): void {
    for (const row of cards) this.pencil({ row, column: String(place) }, holds ? 'yes' : 'no')
  }
  #end(solution: Solution, gaveUp: boolean): void {
    this.#at.solution = solution
    this.#at.gaveUp = gaveUp
    this.wrong = undefined
    this.#at.read = this.news.story.length - 1
    const { day } = this.news
    if (day && !gaveUp) evenings.keep(day, { on: today(), seconds: this.seconds, helps: this.lights.length })
    this.#keep()
    void evenings.load()
  }
  async #busily(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      await act()
    } finally {
      this.isBusy = false
    }
  }
  #keep(): void {
    localStorage.setItem(this.#store, JSON.stringify(this.#at))
  }
}

export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
