import { isAlone } from '../protocol/carried'

/** Where the page lies; scripts of a built page are a folder below. */
const ROOT = new URL(/* @vite-ignore */ '../', import.meta.url)

let waiting = $state.raw<ServiceWorker>()

/** Whether a newer version of the page is there, and waits until it may take over. */
export const isOutdated = (): boolean => waiting !== undefined

/** The newer version takes over, and the page begins anew in it; what is kept stays. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}

/** Keeps the page for when there is no network: of a page that carries its house, all of it. */
export async function keepPage(): Promise<void> {
  if (!isAlone || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  void navigator.storage?.persist?.()
  const registration = await navigator.serviceWorker.register(new URL('service.js', ROOT))
  const look = (): void => {
    if (navigator.serviceWorker.controller) waiting = registration.waiting ?? undefined
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}
