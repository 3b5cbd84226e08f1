export type Bytes = Uint8Array<ArrayBuffer>

const BLOCK = 64

/** The first 32 bits of what stands behind the point of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)
const isPrime = (n: number): boolean => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}
const PRIMES: readonly number[] = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime)
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/** The message, a one, zeros up to a whole number of blocks, and its length in bits. */
function padded(message: Bytes): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const bytes = new Uint8Array(size)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(size - 8, Math.floor((message.length * 8) / 2 ** 32))
  view.setUint32(size - 4, message.length * 8)
  return view
}
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** One block after the others: FIPS 180-4, 6.2.2. */
function mix(state: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(64)
  const word = (i: number): number => words[i] ?? 0
  for (let i = 0; i < 64; i++) {
    if (i < 16) words[i] = view.getUint32(from + 4 * i)
    else {
      const [near, far] = [word(i - 2), word(i - 15)]
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
      words[i] = word(i - 16) + low + word(i - 7) + high
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const agreed = (a & b) ^ (a & c) ^ (b & c)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[i] ?? 0) + word(i)) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + agreed) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, added] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + added
}

/** SHA-256 in plain sums: a browser lends its own to safe addresses only, and a house at home has none. */
export function sha256(message: Bytes): Bytes {
  const view = padded(message)
  const state = START.slice()
  for (let from = 0; from < view.byteLength; from += BLOCK) mix(state, view, from)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) digest.setUint32(4 * i, word)
  return new Uint8Array(digest.buffer)
}

/** RFC 2104, for keys no longer than a block. */
export function hmac(key: Bytes, message: Bytes): Bytes {
  const masked = (mask: number): number[] => Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ mask)
  const inner = sha256(Uint8Array.from([...masked(0x36), ...message]))
  return sha256(Uint8Array.from([...masked(0x5c), ...inner]))
}
