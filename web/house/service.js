/* Keeps the page for when there is no network. FILES and VERSION are filled in when the page is built. */
const FILES = __FILES__
const CACHE = 'manoir __VERSION__'
const at = (path) => new URL(path, self.registration.scope).href

/** What an older version has kept under the same name is the same: the name says what is in it. */
async function keep(cache, path) {
  const known = path.startsWith('assets/') || path.startsWith('python/') ? await caches.match(at(path)) : undefined
  const response = known ?? (await fetch(at(path), { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  await cache.put(at(path), response)
}

/** All of a version, or it does not take the place of the one before. */
async function install() {
  const cache = await caches.open(CACHE)
  await Promise.all([...FILES, ''].map((path) => keep(cache, path)))
  const { folder, sizes } = await (await cache.match(at('house.json'))).json()
  await Promise.all(Object.keys(sizes).map((name) => keep(cache, folder + name)))
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('manoir ') && name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

/** Of an exported page, all of one version; of a house that is served, the house itself comes first. */
async function answer(request) {
  const cache = await caches.open(CACHE)
  if (request.mode === 'navigate') {
    const page = await cache.match(at(''))
    const isServed = page && (await page.clone().text()).includes('content="network"')
    if (!isServed && page) return page
    return fetch(request).catch(() => page ?? Response.error())
  }
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  const isOurs = origin === self.location.origin && event.request.method === 'GET'
  if (isOurs && !pathname.startsWith('/api/') && pathname !== '/healthz') event.respondWith(answer(event.request))
})
