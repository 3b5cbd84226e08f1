import { startPython } from './python'

/** Bots and notebooks think here, and keep nobody waiting. */
const python = startPython().then((loaded) => {
  const browser = loaded.pyimport('manoir.worker.browser')
  browser.get_ready()
  postMessage('ready')
  return { loaded, browser }
})

onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  const { loaded, browser } = await python
  const errand = loaded.toPy(data)
  const answer = browser.run(errand)
  const bytes = answer.toJs() as Uint8Array
  answer.destroy()
  errand.destroy()
  postMessage(bytes)
}
