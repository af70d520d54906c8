// Our service worker: everything that pages are made of lies in one cache, so that they open without a network.
// `files.json` lists it under a version. A new version is fetched whole beside the old one, and used from the next page
// on; what the last version had stays, for pages that are still open.
const CACHE = "clairiere"
const TABLES = "clairiere-companion"
const SCOPE = self.registration.scope
const LIST = new URL("files.json", SCOPE).href
const HASHED = /^(assets|engine)\// // never changes under the same name

const address = (file) => new URL(file, SCOPE).href

async function fetched(url, cache) {
  const answer = await fetch(url, { cache })
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

/** Fetches the version that there is now, unless it lies here; whether it was a new one. */
async function refresh() {
  const list = await fetched(LIST, "no-store")
  const now = await list.clone().json()
  const cache = await caches.open(CACHE)
  const before = await (await cache.match(LIST))?.json()
  if (before?.version === now.version) return false
  for (const file of now.files) {
    const url = address(file)
    if (HASHED.test(file) && (await cache.match(url))) continue
    await cache.put(url, await fetched(url, HASHED.test(file) ? "default" : "reload"))
  }
  await cache.put(SCOPE, await fetched(SCOPE, "reload"))
  await cache.put(LIST, list)
  const kept = new Set([...now.files, ...(before?.files ?? []), "", "files.json"].map(address))
  for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url)
  return before !== undefined
}

async function tellPages() {
  for (const page of await self.clients.matchAll()) page.postMessage("new")
}

/** The page: of a server, as it is now, and only without one as it lay here; of a site, as it lies here. */
async function page(request) {
  const kept = await caches.match(SCOPE)
  const { alone } = (await (await caches.match(LIST))?.json()) ?? {}
  if (alone && kept) return kept
  return fetch(request).catch((lost) => kept ?? Promise.reject(lost))
}

/** Tables for a real table: as they are now, and without a network as they were seen last. */
async function table(request) {
  const cache = await caches.open(TABLES)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request.url, answer.clone())
    return answer
  } catch (lost) {
    return (await cache.match(request.url, { ignoreVary: true })) ?? Promise.reject(lost)
  }
}

const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

self.addEventListener("install", (event) => event.waitUntil(refresh().then(() => self.skipWaiting())))
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))
/** A message that it is somebody's turn, from a page or from the server: one for each table, and a button that ends it. */
const show = ({ title, body, url, stop }) =>
  self.registration.showNotification(title, {
    body,
    tag: url,
    icon: address("icon-192.png"),
    data: { url },
    actions: [{ action: "stop", title: stop }],
  })

const stop = () =>
  fetch(address("api/me/notices"), { method: "PUT", body: "{}", headers: { "Content-Type": "application/json" } })

/** The table in the page that has it, or in a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window" })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  return there ? there.focus() : self.clients.openWindow(url)
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())))
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(event.action === "stop" ? stop() : open(event.notification.data.url))
})
self.addEventListener("message", (event) => {
  if (event.data.show) event.waitUntil(show(event.data.show))
  if (event.data === "look") event.waitUntil(refresh().then((found) => found && tellPages(), () => {}))
})
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request
  if (method !== "GET" || !url.startsWith(SCOPE)) return
  const path = url.slice(SCOPE.length)
  if (mode === "navigate" && !/\.\w+$/.test(path.split(/[?#]/)[0])) event.respondWith(page(event.request))
  else if (path.startsWith("api/companion/")) event.respondWith(table(event.request))
  else if (HASHED.test(path) || !path.includes("/")) event.respondWith(file(event.request))
})
