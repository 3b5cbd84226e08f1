import type { loadPyodide, Lockfile, PyodideAPI } from 'pyodide'

/** `house.json`: where Python and the house's own code lie, and how large each file is. */
interface Parts {
  readonly folder: string
  readonly sizes: Readonly<Record<string, number>>
  /** Which Python it is. */
  readonly lock: Lockfile['info']
}

type Progress = (loaded: number, total: number) => void

const ROOT = new URL('../', self.location.href)
/** Where Python finds the house's own code. */
const HOUSE = '/house'

interface Beginning {
  readonly progress?: Progress
  /** Compiled by another worker. */
  readonly module?: WebAssembly.Module
}

interface Started {
  readonly python: PyodideAPI
  readonly module: WebAssembly.Module
}

/** Pyodide has its program compiled as it arrives: tells what came of it, or hands it what there is already. */
function compiledOnce(given: WebAssembly.Module | undefined): Promise<WebAssembly.Module> {
  const plain = WebAssembly.instantiateStreaming
  return new Promise((resolve) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = plain
      const made = given
        ? { module: given, instance: await WebAssembly.instantiate(given, imports) }
        : await plain(source, imports)
      resolve(made.module)
      return made
    }
  })
}

const PROGRAM = 'application/wasm'

/** What the page has kept for itself, as it was kept: the browser knows it again, and has its program compiled. */
async function kept(address: string): Promise<Response | undefined> {
  const found = 'caches' in self ? await caches.match(address) : undefined
  return address.endsWith('.wasm') && found?.headers.get('content-type') !== PROGRAM ? undefined : found
}

/** Counts what is fetched as it arrives; what is compiled already is not fetched. */
function watchFetches(folder: URL, sizes: Parts['sizes'], isCompiled: boolean, loaded: (bytes: number) => void): void {
  const plain = self.fetch
  self.fetch = async (wanted, init) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted)
    if (isCompiled && address.endsWith('.wasm')) return new Response()
    if (!address.startsWith(folder.href)) return plain(wanted, init)
    const known = await kept(address)
    if (known) {
      loaded(sizes[address.slice(folder.href.length)] ?? 0)
      return known
    }
    const response = await plain(wanted, init)
    if (!response.ok || !response.body) return response
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        loaded(chunk.length)
        out.enqueue(chunk)
      },
    })
    // Whatever the host calls it, it may be compiled while it arrives.
    const headers = address.endsWith('.wasm') ? { 'content-type': PROGRAM } : response.headers
    return new Response(response.body.pipeThrough(counted), { headers })
  }
}

/** Puts all files of a pack where Python finds them, as `web/house/pack.py` has packed them. */
function unpack({ FS }: PyodideAPI, packed: Uint8Array): void {
  const end = packed.indexOf('\n'.charCodeAt(0))
  const sizes = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as Record<string, number>
  const folders = new Set<string>()
  let at = end + 1
  for (const [name, size] of Object.entries(sizes)) {
    const path = `${HOUSE}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    FS.writeFile(path, packed.subarray(at, at + size), { canOwn: true })
    at += size
  }
}

/** Python with the house's code in it; says how far it is. */
export async function startPython({ progress = () => {}, module }: Beginning): Promise<Started> {
  const answer = await fetch(new URL('house.json', ROOT))
  if (!answer.ok) throw new Error('this page was built without Python')
  const parts = (await answer.json()) as Parts
  const folder = new URL(parts.folder, ROOT)
  const total = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const add = (bytes: number): void => progress((loaded += bytes), total)
  watchFetches(folder, parts.sizes, module !== undefined, add)
  const compiled = compiledOnce(module)

  const fetching = fetch(new URL('house.pack', folder)).then((response) => response.arrayBuffer())
  const library = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as {
    loadPyodide: typeof loadPyodide
  }
  add(parts.sizes['pyodide.mjs'] ?? 0)
  const python = await library.loadPyodide({
    indexURL: folder.href,
    lockFileContents: { info: parts.lock, packages: {} },
    packageBaseUrl: folder.href,
  })
  add(parts.sizes['pyodide.asm.mjs'] ?? 0)
  unpack(python, new Uint8Array(await fetching))
  python.runPython(`import sys; sys.path.insert(0, '${HOUSE}')`)
  return { python, module: await compiled }
}
