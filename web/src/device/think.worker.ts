import { startPython } from './python'

/** What a worker that thinks begins with: Python, and an errand whose answer nobody waits for. */
export interface Begin {
  readonly module: WebAssembly.Module
  readonly rehearsal: Uint8Array | undefined
}

type Think = (errand: Uint8Array) => Uint8Array

/** No house: what a thought needs of it is imported when it is thought. */
async function begin({ module, rehearsal }: Begin): Promise<Think> {
  const { python } = await startPython({ module })
  const staff = python.pyimport('manoir.worker.staff')
  const think: Think = (data) => {
    const errand = python.toPy(data)
    const answer = staff.run(errand)
    const bytes = answer.toJs() as Uint8Array
    answer.destroy()
    errand.destroy()
    return bytes
  }
  if (rehearsal) think(rehearsal)
  postMessage('ready')
  return think
}

onmessage = ({ data }: MessageEvent<Begin>) => {
  const begun = begin(data)
  onmessage = async ({ data: errand }: MessageEvent<Uint8Array>) => {
    const think = await begun
    postMessage(think(errand))
  }
}
