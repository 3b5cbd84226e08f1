/** As much of a WebSocket as a line needs. */
export type Socket = Pick<WebSocket, 'readyState' | 'onmessage' | 'onclose' | 'send' | 'close'>

export interface Reply {
  readonly ok: boolean
  readonly text: string
}

/** What brings requests to a house, and what it says back: a network, or this very device. */
export interface Carrier {
  /** Whether there is a network that can fail. */
  readonly isRemote: boolean
  /** Rejects if the house did not hear of it. `text` of a body that is no JSON. */
  ask(method: string, path: string, body?: object | string): Promise<Reply>
  connect(): Socket
}
