import { onDestroy } from 'svelte'

/** What the house counts a few games at a time, so that something is to be seen at once. */
export class Gradual<Told> {
  told = $state.raw<Told>()
  trouble = $state.raw<unknown>()
  readonly #ask: () => Promise<Told>
  readonly #isWaiting: (told: Told) => boolean
  #isGone = false

  constructor(ask: () => Promise<Told>, isWaiting: (told: Told) => boolean) {
    this.#ask = ask
    this.#isWaiting = isWaiting
    onDestroy(() => (this.#isGone = true))
    void this.load()
  }
  /** Whether nothing can be shown. */
  get isMissing(): boolean {
    return this.trouble !== undefined && this.told === undefined
  }
  readonly load = async (): Promise<void> => {
    this.trouble = undefined
    try {
      do this.told = await this.#ask()
      while (this.#isWaiting(this.told) && !this.#isGone)
    } catch (problem) {
      this.trouble = problem
    }
  }
}
