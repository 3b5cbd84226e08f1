/**
 * Packs what a browser needs to carry a house: Python, its library and the house's own code, compiled and stripped.
 *
 * node pack.mjs FOLDER MSGSPEC_WHEEL SOURCE    # SOURCE is src/manoir
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { loadPyodide } from 'pyodide'

const [folder, wheel, source] = process.argv.slice(2).map((path) => resolve(path))
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const AS_THEY_ARE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']

const python = await loadPyodide({ indexURL: pyodide })
python.mountNodeFS('/source', dirname(source))
python.FS.writeFile('/msgspec.whl', await readFile(wheel))
python.FS.writeFile('/stdlib.zip', await readFile(join(pyodide, 'python_stdlib.zip')))
const pack = await readFile(fileURLToPath(new URL('pack.py', import.meta.url)), 'utf-8')
python.runPython(pack)

const made = {
  'python_stdlib.zip': python.FS.readFile('/packed/python_stdlib.zip'),
  'house.pack': python.FS.readFile('/packed/house.pack'),
}
const digest = createHash('sha256')
for (const name of AS_THEY_ARE) digest.update(await readFile(join(pyodide, name)))
for (const bytes of Object.values(made)) digest.update(bytes)
const name = `python/${digest.digest('hex').slice(0, 12)}/`

await rm(join(folder, 'python'), { recursive: true, force: true })
await mkdir(join(folder, name), { recursive: true })
for (const file of AS_THEY_ARE) await cp(join(pyodide, file), join(folder, name, file))
for (const [file, bytes] of Object.entries(made)) await writeFile(join(folder, name, file), bytes)

const sizes = {}
for (const file of [...AS_THEY_ARE, ...Object.keys(made)]) sizes[file] = (await stat(join(folder, name, file))).size
const lock = JSON.parse(await readFile(join(pyodide, 'pyodide-lock.json'), 'utf-8')).info
await writeFile(join(folder, 'house.json'), JSON.stringify({ folder: name, sizes, lock }))
