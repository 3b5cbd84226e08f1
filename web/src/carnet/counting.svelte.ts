import { untrack } from 'svelte'
import { Refusal } from '../protocol/api'

/** Milliseconds after which a house that did not answer is asked again. */
const AGAIN = 4000

/** What follows from the carnet as it stands; the house may be late, and catches up. */
export class Counting<Carnet, Sheet> {
  readonly #house: (carnet: Carnet) => Promise<Sheet>
  #sheet = $state.raw<Sheet>()
  #of = $state.raw<Carnet>()
  #wanted: Carnet | undefined
  #isAsking = false
  #later: ReturnType<typeof setTimeout> | undefined
  #reason = $state<string>()

  /** Of a part of the page that shows it: as long as it is there, and whatever is written in it. */
  constructor(house: (carnet: Carnet) => Promise<Sheet>, carnet: () => Carnet) {
    this.#house = house
    $effect(() => {
      const wanted = carnet()
      untrack(() => this.#count(wanted))
    })
    $effect(() => () => this.#close())
  }
  /** The last that was counted. */
  get sheet(): Sheet | undefined {
    return this.#sheet
  }
  /** Whether it speaks of this very carnet. */
  isOf(carnet: Carnet): boolean {
    return this.#of === carnet
  }
  /** Why nothing was counted, if the house said so. */
  get refused(): string | undefined {
    return this.#reason
  }

  #count(carnet: Carnet): void {
    this.#wanted = carnet
    if (!this.#isAsking) void this.#ask()
  }
  #close(): void {
    clearTimeout(this.#later)
    this.#wanted = undefined
  }

  async #ask(): Promise<void> {
    const carnet = this.#wanted
    if (!carnet) return
    clearTimeout(this.#later)
    this.#isAsking = true
    try {
      this.#sheet = await this.#house(carnet)
      this.#of = carnet
      this.#reason = undefined
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (problem.code === 'malformed') this.#reason = problem.message
      else this.#later = setTimeout(() => void this.#ask(), AGAIN)
    } finally {
      this.#isAsking = false
    }
    // What was written meanwhile is counted next.
    if (this.#wanted && this.#wanted !== carnet) void this.#ask()
  }
}
