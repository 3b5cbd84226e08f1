import type { Carrier, Reply } from './carrier'

const MOST_ASKED = 12
const BUSY = 503

/** The house that this page came from. */
export const network: Carrier = {
  isRemote: true,
  async ask(method, path, body): Promise<Reply> {
    const response = await patiently(method, path, {
      method,
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' },
      }),
    })
    return { ok: response.ok, text: await response.text() }
  },
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
}

/** A busy house says when it is worth asking again; only what changes nothing is. */
async function patiently(method: string, path: string, request: RequestInit): Promise<Response> {
  for (let asked = 1; ; asked++) {
    const response = await fetch(path, request)
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status !== BUSY || method !== 'GET' || !seconds || asked === MOST_ASKED) return response
    await new Promise((later) => setTimeout(later, seconds * 1000))
  }
}
