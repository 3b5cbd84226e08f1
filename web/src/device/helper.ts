interface Waiting {
  readonly resolve: (answer: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/** A second worker that thinks, for `worker/browser.py`. */
export class Helper {
  #worker: Worker | undefined
  #waiting: Waiting | undefined
  readonly #ready: () => void

  /** `ready` is called once, when there is somebody to think. */
  constructor(ready: () => void) {
    this.#ready = ready
    this.#begin()
  }

  run(errand: Uint8Array): Promise<Uint8Array> {
    const start = performance.now()
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker?.postMessage(errand)
    }).finally(() => performance.measure('errand', { start }))
  }

  /** Ends what it thinks about; the next errand waits until there is another worker. */
  replace(): void {
    this.#worker?.terminate()
    this.#begin()
  }

  #begin(): void {
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<'ready' | Uint8Array>) => {
      if (data === 'ready') this.#ready()
      else this.#waiting?.resolve(data)
    }
    worker.onerror = () => this.#waiting?.reject(new Error('whoever thinks was lost'))
    this.#worker = worker
  }
}
