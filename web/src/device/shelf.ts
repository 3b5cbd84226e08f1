const NAME = 'manoir'
const TEXTS = 'texts'

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'))
  })
}

/** Texts by key in the browser's own database, for `worker/browser.py`: they go in and out as JSON. */
export class Shelf {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS)
    return new Shelf(await settled(opening))
  }

  async texts(): Promise<string> {
    const store = this.#database.transaction(TEXTS).objectStore(TEXTS)
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
    return JSON.stringify(Object.fromEntries(keys.map((key, at) => [String(key), values[at] as string])))
  }

  /** All or nothing; null forgets. */
  keep(changes: string): Promise<void> {
    const writing = this.#database.transaction(TEXTS, 'readwrite')
    const store = writing.objectStore(TEXTS)
    for (const [key, text] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
      if (text === null) store.delete(key)
      else store.put(text, key)
    }
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error ?? new Error('the device keeps nothing'))
    })
  }
}
