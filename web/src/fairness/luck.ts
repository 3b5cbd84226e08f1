const text = new TextEncoder()

export type Bytes = Uint8Array<ArrayBuffer>

export const hex = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const bytes = (written: string): Bytes =>
  Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const sha256 = async (message: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', message))

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

/** The key that deal and chance follow from: the seed, and what the players added in order of seats. */
export const mixed = (seed: Bytes, entropies: readonly Bytes[]): Promise<Bytes> =>
  hmac(seed, Uint8Array.from([...text.encode('manoir 1'), ...entropies.flatMap((entropy) => [...entropy])]))

/** A stream of numbers that everybody who has the key can repeat. */
export class FairLuck {
  #block = 0
  #left: number[] = []

  constructor(
    readonly key: Bytes,
    readonly label: string,
  ) {}

  /** A uniform number in 0 … n - 1; what is n or more is thrown away. */
  async below(n: number): Promise<number> {
    const bits = n > 1 ? Math.floor(Math.log2(n - 1)) + 1 : 0
    for (;;) {
      const read = await this.#read(Math.ceil(bits / 8))
      const number = read.reduce((sum, byte) => sum * 256 + byte, 0) % 2 ** bits
      if (number < n) return number
    }
  }

  async #read(size: number): Promise<number[]> {
    while (this.#left.length < size)
      this.#left.push(...(await hmac(this.key, text.encode(`${this.label} ${this.#block++}`))))
    return this.#left.splice(0, size)
  }
}
