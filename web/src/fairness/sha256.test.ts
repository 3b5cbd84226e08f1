import { describe, expect, it } from 'vitest'
import { hmac, sha256, type Bytes } from './sha256'

/** Bytes that follow no pattern, and are the same each time. */
const some = (length: number): Bytes => Uint8Array.from({ length }, (_, i) => (i * 167 + length * 31 + 11) % 256)
const LENGTHS = [...Array.from({ length: 132 }, (_, i) => i), 1000, 65_537]

describe('the sums of this page are those of the browser', () => {
  it('for messages of every length about a block', async () => {
    for (const length of LENGTHS) {
      const due = new Uint8Array(await crypto.subtle.digest('SHA-256', some(length)))
      expect(sha256(some(length)), `${length} bytes`).toEqual(due)
    }
  })

  it('with a key of every length up to a block', async () => {
    for (let length = 1; length <= 64; length++) {
      const key = await crypto.subtle.importKey('raw', some(length), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const due = new Uint8Array(await crypto.subtle.sign('HMAC', key, some(2 * length)))
      expect(hmac(some(length), some(2 * length)), `${length} bytes`).toEqual(due)
    }
  })
})
