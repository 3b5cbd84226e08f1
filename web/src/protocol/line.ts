import { carrier } from './carried'
import type { Socket } from './carrier'
import { PROTOCOL, type Message, type Request } from './protocol'

/** Seconds before another try, after so many in vain; then the last for ever. */
const WAITS = [1, 2, 4, 8, 15]
/** How long a line that may be dead is listened to. */
const TRUSTED = 5000

export interface Ends {
  /** The line stands, or stands again: say what is to be followed. */
  opened(): void
  heard(message: Message): void
  fell(): void
  /** The house speaks another protocol than this page. */
  outdated(): void
}

export type Connect = () => Socket

/** A connection to the house that comes back by itself: after a while, and at once when the network or the tab comes back. */
export class Line {
  readonly #ends: Ends
  readonly #connect: Connect
  #socket: Socket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #retry: number | undefined
  #isClosed = false

  constructor(ends: Ends, connect: Connect = () => carrier().connect(), isRemote: boolean = carrier().isRemote) {
    this.#ends = ends
    this.#connect = connect
    addEventListener('online', this.#cameBack)
    // What this very device says needs no network.
    if (isRemote) addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#cameBack)
    this.#open()
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Nothing is sent while the line is down: whoever follows says it again when it stands. */
  send(request: Request): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(request))
  }

  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#cameBack)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#cameBack)
    clearTimeout(this.#timer)
    clearTimeout(this.#doubt)
    this.#forget()?.close()
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#forget()?.close()
    const socket = this.#connect()
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Message)
    socket.onclose = () => this.#fall()
  }

  #hear(message: Message): void {
    clearTimeout(this.#doubt)
    if (message.type === 'welcome') {
      this.#failures = 0
      if (message.protocol === PROTOCOL) this.#ends.opened()
      else this.#ends.outdated()
    } else if (message.type === 'goodbye') {
      this.#retry = message.retry ?? WAITS.at(-1)
      if (message.reason.includes('protocol')) this.#ends.outdated()
    } else {
      this.#ends.heard(message)
    }
  }

  #fall(): void {
    this.#forget()
    if (this.#isClosed) return
    const wait = this.#retry ?? WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 1
    this.#retry = undefined
    this.#failures += 1
    this.#ends.fell()
    this.#timer = setTimeout(() => this.#open(), wait * 1000)
  }

  #drop = (): void => {
    const socket = this.#forget()
    if (!socket) return
    socket.close()
    this.#fall()
  }

  #cameBack = (): void => {
    if (document.visibilityState === 'hidden') return
    if (!this.isOpen) {
      if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open()
      return
    }
    // A tab that has slept may hold a line that is long dead: whatever is asked now must be answered.
    this.#ends.opened()
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(this.#drop, TRUSTED)
  }

  #forget(): Socket | undefined {
    const socket = this.#socket
    if (socket) socket.onmessage = socket.onclose = null
    this.#socket = undefined
    return socket
  }
}
