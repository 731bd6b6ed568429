import type { BuildFiles } from './build-files.ts'
import { shellPath } from './paths.ts'

/** Written by the build. */
declare const BUILD_FILES: BuildFiles
const files = BUILD_FILES

const appCache = `app-${files.version}`
/** What was used of the rest. Names are hashed, so nothing in it grows stale. */
const usedCache = 'used'
/** The language outlives a version: the next one is installed before any page can tell. */
const settingsCache = 'settings'
const languageKey = '/language'

/** Beside each other, but not so many that a page waits behind them. */
const atOnce = 6

const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** A file that is gone is answered with the page itself. */
const isFile = (answer: Response) => answer.ok && !isHtml(answer)

async function keep(cache: Cache, path: string) {
  // Another version may have it already: hashed names say that it is the same.
  const kept = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
  const answer = kept ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }))
  if (!isFile(answer)) throw new Error(`${path} is not of this build any more`)
  await cache.put(path, answer)
}

async function keepAll(cache: Cache, paths: string[]) {
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await keep(cache, path)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The page that every path of the app begins with. One of a build that was published meanwhile is refused. */
async function keepShell(cache: Cache) {
  const answer = await fetch(shellPath, { cache: 'no-cache' })
  const page = await answer.clone().text()
  if (!answer.ok || answer.redirected || !page.includes(files.entry)) throw new Error('another build')
  await cache.put(shellPath, answer)
}

/** All or nothing: a version that is not whole never takes the place of one that is. */
export async function installApp() {
  const cache = await caches.open(appCache)
  await keepAll(cache, [...files.app, ...(files.messages[await readLanguage()] ?? [])])
  await keepShell(cache)
}

/** Drops what earlier versions left, once no page of theirs is open. */
export async function dropFormerVersions() {
  for (const name of await caches.keys())
    if (name.startsWith('app-') && name !== appCache) await caches.delete(name)
  const current = new Set([...files.others, ...Object.values(files.messages).flat()])
  const used = await caches.open(usedCache)
  for (const request of await used.keys())
    if (!current.has(new URL(request.url).pathname)) await used.delete(request)
}

async function readLanguage() {
  const kept = await (await caches.open(settingsCache)).match(languageKey)
  return (await kept?.text()) ?? ''
}

/** Her sentences, all of them: a page that she opens without a network speaks, too. */
export async function keepLanguage(language: string) {
  const paths = files.messages[language]
  if (!paths) return
  const cache = await caches.open(appCache)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await keepAll(
    cache,
    paths.filter((path) => !there.has(path)),
  )
  // Last: whoever finds it there finds all of its sentences, too.
  await (await caches.open(settingsCache)).put(languageKey, new Response(language))
}

export const isAppFile = (pathname: string) => pathname.startsWith('/assets/') || files.app.includes(pathname)

/** From what is kept, else from the network, and kept from then on. */
export async function answerFile(event: FetchEvent) {
  const { request } = event
  const kept = (await findIn(appCache, request)) ?? (await findIn(usedCache, request))
  if (kept) return kept
  const answer = await fetch(request)
  if (new URL(request.url).pathname.startsWith('/assets/') && isFile(answer)) {
    const copy = answer.clone()
    // A full disk may refuse: then it is fetched again next time.
    event.waitUntil(
      caches
        .open(usedCache)
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined),
    )
  }
  return answer
}

/** A file is the same for whoever asks, whatever the host says that it varies by. */
const findIn = (cacheName: string, request: RequestInfo) =>
  caches.match(request, { cacheName, ignoreVary: true })

/** The app's page. Absent where the browser has thrown it away for want of room. */
export const readShell = () => findIn(appCache, shellPath)
