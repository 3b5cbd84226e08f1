import type { Begin } from './think.worker'

interface Waiting {
  readonly resolve: (answer: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/** Milliseconds before it wakes: whoever waits for the house has the processor first. */
const HELPED = 3000
/** Milliseconds without an errand after which it sleeps again, and what it took of the memory is free. */
const TIRED = 120_000

/** A second worker that thinks, for `worker/browser.py`; nobody has it before there is something to think about. */
export class Helper {
  isAwake = false
  #worker: Worker | undefined
  #waiting: Waiting | undefined
  #waking: ReturnType<typeof setTimeout> | undefined
  #tiring: ReturnType<typeof setTimeout> | undefined
  readonly #module: WebAssembly.Module

  constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** Tries itself on an errand first: all that such a one needs is there afterwards. */
  wake(errand: Uint8Array): void {
    if (!this.#worker) this.#waking ??= setTimeout(() => this.#begin(errand), HELPED)
  }

  run(errand: Uint8Array): Promise<Uint8Array> {
    const start = performance.now()
    if (!this.#worker) this.#begin()
    clearTimeout(this.#tiring)
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker?.postMessage(errand)
    }).finally(() => {
      performance.measure('errand', { start })
      this.#tire()
    })
  }

  /** Ends what it thinks about; the next errand waits until there is another worker. */
  replace(): void {
    this.#worker?.terminate()
    this.#begin()
  }

  #begin(rehearsal?: Uint8Array): void {
    clearTimeout(this.#waking)
    this.#waking = undefined
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
    worker.postMessage({ module: this.#module, rehearsal } satisfies Begin)
    worker.onmessage = ({ data }: MessageEvent<'ready' | Uint8Array>) => {
      if (data !== 'ready') this.#waiting?.resolve(data)
      else this.isAwake = true
    }
    worker.onerror = () => this.#waiting?.reject(new Error('whoever thinks was lost'))
    this.#worker = worker
    this.#tire()
  }

  #tire(): void {
    clearTimeout(this.#tiring)
    this.#tiring = setTimeout(() => {
      this.#worker?.terminate()
      this.#worker = undefined
      this.isAwake = false
    }, TIRED)
  }
}
