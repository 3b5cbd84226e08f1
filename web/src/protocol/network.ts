import type { Carrier, Reply } from './carrier'

/** The house that this page came from. */
export const network: Carrier = {
  isRemote: true,
  async ask(method, path, body): Promise<Reply> {
    const response = await fetch(path, {
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
