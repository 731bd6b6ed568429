import { sharePath } from '#shared/share-target.ts'
import {
  answerFile,
  dropFormerVersions,
  installApp,
  isAppFile,
  keepLanguage,
  readShell,
} from './app-cache.ts'
import { isDrawnByApp, isLandingPage, isKeptByEngine, isShopList, isShopPicture } from './kept-paths.ts'
import { receiveShare } from './receive-share.ts'
import { answerPicture, answerShopList } from './shop-cache.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installApp()))

// The page that installed it is of the same build and can use it at once, so the page works without a network
// from now on.
self.addEventListener('activate', (event) =>
  event.waitUntil(dropFormerVersions().then(() => self.clients.claim())),
)

/** Messages from pages: see shell/new-version.ts and shell/background-work.tsx. */
type PageMessage = { type: 'take-over' } | { type: 'language'; language: string }

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(keepLanguage(message.language).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/** Null for requests that the browser should handle as if there were no service worker. */
function answerTo(event: FetchEvent) {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  if (request.method === 'POST' && url.pathname === sharePath) return receiveShare(request)
  // A range request asks for a part of a file only.
  if (request.method !== 'GET' || request.headers.has('range')) return null
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : answerPage(request, url)
  if (isShopPicture(url.pathname)) return answerPicture(event)
  if (isShopList(url)) return answerShopList(event)
  if (isAppFile(url.pathname) && !isKeptByEngine(url.pathname)) return answerFile(event)
  return null
}

/**
 * A page of the app is drawn by code that is already stored, so it starts without waiting; the browser checks
 * for a newer version in parallel. Any other page comes from the network.
 */
async function answerPage(request: Request, { pathname }: URL) {
  if (isDrawnByApp(pathname)) return (await readShell()) ?? (await fetch(request))
  try {
    return await fetch(request)
  } catch (error) {
    if (isLandingPage(pathname)) return Response.redirect('/dashboard')
    const shell = await readShell()
    if (shell) return shell
    throw error
  }
}
