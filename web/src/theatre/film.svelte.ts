/** The beats of one scene, in turn; with the last one all is told. */
export class Film {
  readonly #beats: readonly number[]
  readonly #ontold: () => void
  readonly #timers: ReturnType<typeof setTimeout>[] = []
  #beat = $state(-1)
  #isCut = $state(false)

  constructor(beats: readonly number[], ontold: () => void) {
    this.#beats = beats
    this.#ontold = ontold
  }
  /** How many beats have begun, less one. */
  get beat(): number {
    return this.#beat
  }
  get isTold(): boolean {
    return this.#beat >= this.#beats.length - 1
  }
  /** Somebody did not want to wait: nothing moves any more. */
  get isCut(): boolean {
    return this.#isCut
  }
  get hasBegun(): boolean {
    return this.#beat >= 0
  }
  roll(): void {
    this.#beats.forEach((after, i) => this.#timers.push(setTimeout(() => this.#reach(i), after)))
  }
  cut(): void {
    if (this.isTold) return
    this.stop()
    this.#isCut = true
    this.#reach(this.#beats.length - 1)
  }
  stop(): void {
    this.#timers.forEach(clearTimeout)
  }
  #reach(beat: number): void {
    this.#beat = beat
    if (this.isTold) this.#ontold()
  }
}
