import { hmac, type Bytes } from './sha256'

const text = new TextEncoder()

export const hex = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const bytes = (written: string): Bytes =>
  Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The key that deal and chance follow from: the seed, and what the players added in order of seats. */
export const mixed = (seed: Bytes, entropies: readonly Bytes[]): Bytes =>
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
  below(n: number): number {
    const bits = n > 1 ? Math.floor(Math.log2(n - 1)) + 1 : 0
    for (;;) {
      const read = this.#read(Math.ceil(bits / 8))
      const number = read.reduce((sum, byte) => sum * 256 + byte, 0) % 2 ** bits
      if (number < n) return number
    }
  }

  #read(size: number): number[] {
    while (this.#left.length < size) this.#left.push(...hmac(this.key, text.encode(`${this.label} ${this.#block++}`)))
    return this.#left.splice(0, size)
  }
}
