import { Helper } from './helper'
import type { FromHouse, Opening, ToHouse } from './messages'
import { startPython } from './python'
import { Shelf } from './shelf'

/** Held by whatever tab carries the house: what a device keeps is written by one at a time. */
const KEY = 'manoir'

/** Milliseconds after which a second worker begins; until it is ready this one thinks, too. */
const HELPED = 3000

const say = (message: Opening | FromHouse): void => postMessage(message)

const waiting: ToHouse[] = []
let take = (message: ToHouse): void => void waiting.push(message)
onmessage = ({ data }: MessageEvent<ToHouse>) => take(data)

async function open(): Promise<void> {
  const [python, shelf] = await Promise.all([
    startPython((loaded, total) => say({ type: 'loading', loaded, total })),
    Shelf.open(),
  ])
  const browser = python.pyimport('manoir.worker.browser')
  const port = await browser.open_port(shelf, (text: string) => say(JSON.parse(text) as FromHouse))
  take = (message) => port.take(JSON.stringify(message))
  waiting.splice(0).forEach(take)
  say({ type: 'open' })
  // Not at once: whoever has waited for the house has the processor first.
  setTimeout(() => {
    const helper: Helper = new Helper(() => port.hire(helper))
  }, HELPED)
}

/** For as long as this worker lives. */
async function keepOpen(): Promise<void> {
  try {
    await open()
  } catch (problem) {
    say({ type: 'failed', reason: String(problem) })
  }
  await new Promise(() => {})
}

void navigator.locks
  .request(KEY, { ifAvailable: true }, (lock) => (lock ? keepOpen() : undefined))
  .then(() => {
    say({ type: 'elsewhere' })
    return navigator.locks.request(KEY, keepOpen)
  })
