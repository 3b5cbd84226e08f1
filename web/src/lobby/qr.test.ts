import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qr } from './qr'

const address = (bytes: number): string => 'https://manoir.example/t/'.padEnd(bytes, 'x')

describe('a QR code', () => {
  it.each([30, 106, 107, 500, 2331, 2332, 2953])('is drawn for an address of %i bytes', (bytes) => {
    const code = qr(address(bytes))
    expect(code?.size).toBeGreaterThanOrEqual(21)
    expect(code?.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  })

  it('is none for an address that no code can say', () => expect(qr(address(2954))).toBeUndefined())

  it('counts bytes, not letters', () => expect(qr('é'.repeat(1477))).toBeUndefined())

  it('has a square wherever the code is dark', () => {
    const { size, data } = encode('manoir.example/minuit', { ecc: 'M', border: 0 })
    const drawn = new Set(
      [...(qr('manoir.example/minuit')?.path ?? '').matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`),
    )
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) expect(drawn.has(`${x} ${y}`)).toBe(data[y]?.[x])
  })
})
