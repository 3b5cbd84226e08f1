import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { network } from './network'

const busy = (): Response => new Response('busy', { status: 503, headers: { 'retry-after': '5' } })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks a busy house again when that is worth it', async () => {
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response('a review'))
  const reply = network.ask('GET', '/api/records/x/review')
  await vi.advanceTimersByTimeAsync(4900)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await reply).toEqual({ ok: true, text: 'a review' })
})

it('gives up after a while', async () => {
  fetched.mockImplementation(() => Promise.resolve(busy()))
  const reply = network.ask('GET', '/api/records/x/review')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reply).toEqual({ ok: false, text: 'busy' })
  expect(fetched).toHaveBeenCalledTimes(12)
})

it('never sends twice what changes something', async () => {
  fetched.mockResolvedValue(busy())
  expect((await network.ask('POST', '/api/tables', {})).ok).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
})
