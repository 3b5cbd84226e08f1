import type { Book } from './book'

/** All of a carnet but what was undone, small enough for a code to photograph. */
type Told = Pick<Book, 'carnet' | 'pawns' | 'dealer'>

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(made).arrayBuffer())
}

export async function packed({ carnet, pawns, dealer }: Told): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ carnet, pawns, dealer } satisfies Told))
  const bytes = await through(text, new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** None if it was not made here, or only a part of it came. */
export async function unpacked(told: string): Promise<Told | undefined> {
  try {
    const text = atob(told.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const read = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
    ) as Told
    return read.carnet?.players.length === read.pawns.length ? read : undefined
  } catch {
    return undefined
  }
}
