/*
 * Lets the app open without a server. Caches only the built files; requests to /api bypass it. `BUILD` is filled
 * in by the build: {version, files}.
 */
/* global BUILD */

const prefix = 'turoos-';
const current = prefix + BUILD.version;

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || isServers(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** What the server answers itself: its API, and the page about the secure address. */
const isServers = (path) => path.startsWith('/api/') || path === '/trust' || path.startsWith('/trust/');

/** Files with a hash in their name never change, so those cached by an earlier version are reused. */
async function store() {
  const cache = await caches.open(current);
  await cache.add(new Request('/', { cache: 'reload' }));
  for (const file of BUILD.files) {
    const kept = await caches.match(file);
    if (kept) await cache.put(file, kept);
    else await cache.add(file);
  }
}

/** Keeps one earlier version for tabs that still run it. */
async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** Page and files must be of one version, so the cached page is served before the server's newest. */
async function page(request) {
  const cache = await caches.open(current);
  return (await cache.match('/')) ?? fetch(request);
}

/** Large files are cached on their first use. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) (await caches.open(current)).put(request, response.clone());
  return response;
}
