import type { FromHouse, Opening, ToHouse } from '../device/messages'
import type { Carrier, Reply, Socket } from './carrier'

const CLOSED: Opening = { type: 'loading', loaded: 0, total: 0 }
let opening = $state.raw<Opening>()

/** How far the house of this device is; nothing while nobody has asked anything of it. */
export const houseOpening = (): Opening | undefined => opening

class Port implements Socket {
  readyState: Socket['readyState'] = WebSocket.OPEN
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #say: (text: string) => void
  readonly #hangUp: () => void

  constructor(say: (text: string) => void, hangUp: () => void) {
    this.#say = say
    this.#hangUp = hangUp
  }

  hear(text: string): void {
    const tell = this.onmessage as ((event: MessageEvent<string>) => void) | null
    tell?.(new MessageEvent('message', { data: text }))
  }

  send(text: string): void {
    this.#say(text)
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.#hangUp()
  }
}

/** The house that this very device carries, in a worker. */
export function carryHouse(): Carrier {
  // It may be asked for while a screen is being drawn, when nothing that is drawn may change.
  queueMicrotask(() => (opening ??= CLOSED))
  const worker = new Worker(new URL('../device/house.worker.ts', import.meta.url), { type: 'module' })
  const answers = new Map<number, (reply: Reply) => void>()
  const ports = new Map<number, Port>()
  let number = 0
  const send = (message: ToHouse): void => worker.postMessage(message)

  worker.onmessage = ({ data }: MessageEvent<Opening | FromHouse>) => {
    if (data.type === 'answer') {
      answers.get(data.id)?.({ ok: data.ok, text: data.body })
      answers.delete(data.id)
    } else if (data.type === 'told') {
      ports.get(data.line)?.hear(data.text)
    } else {
      opening = data
    }
  }
  worker.onerror = ({ message }) => (opening = { type: 'failed', reason: message })

  return {
    isRemote: false,
    ask(method, path, body) {
      const id = (number += 1)
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
      return new Promise((resolve) => {
        answers.set(id, resolve)
        send({ type: 'ask', id, method, path, body: text })
      })
    },
    connect() {
      const line = (number += 1)
      const port = new Port(
        (text) => send({ type: 'say', line, text }),
        () => {
          ports.delete(line)
          send({ type: 'hang-up', line })
        },
      )
      ports.set(line, port)
      send({ type: 'call', line })
      return port
    },
  }
}
