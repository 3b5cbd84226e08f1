import { Helper } from './helper'
import type { FromHouse, Opening, ToHouse } from './messages'
import { startPython } from './python'
import { Shelf } from './shelf'

/** Held by whatever tab carries the house: what a device keeps is written by one at a time. */
const KEY = 'manoir'

const say = (message: Opening | FromHouse): void => postMessage(message)

const waiting: ToHouse[] = []
let take = (message: ToHouse): void => void waiting.push(message)
onmessage = ({ data }: MessageEvent<ToHouse>) => take(data)

async function open(): Promise<void> {
  const [{ python, module }, shelf] = await Promise.all([
    startPython({ progress: (loaded, total) => say({ type: 'loading', loaded, total }) }),
    Shelf.open(),
  ])
  const browser = python.pyimport('manoir.worker.browser')
  const tell = (text: string): void => say(JSON.parse(text) as FromHouse)
  const port = await browser.open_port(shelf, tell, new Helper(module))
  take = (message) => port.take(JSON.stringify(message))
  waiting.splice(0).forEach(take)
  say({ type: 'open' })
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
