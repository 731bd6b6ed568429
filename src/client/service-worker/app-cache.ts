import type { BuildFiles } from './build-files.ts'
import { shellPath } from './kept-paths.ts'

/** Written by the build. */
declare const BUILD_FILES: BuildFiles
const files = BUILD_FILES

const appCache = `app-${files.version}`
/** Other files that were used. Names contain a hash, so none of them becomes outdated. */
const usedCache = 'used'
/** The language is stored apart from the versions: the next version is installed before any page can tell it. */
const settingsCache = 'settings'
const languageKey = '/language'

/** In parallel, but not so many that a page has to wait behind them. */
const atOnce = 6

const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** The host answers a missing file with the app's page. */
const isFile = (answer: Response) => answer.ok && !isHtml(answer)

async function keep(cache: Cache, path: string) {
  // Another version's cache may contain it: the same hashed name means the same file.
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

/** The page that every path of the app starts with. A page of another build, published meanwhile, is refused. */
async function keepShell(cache: Cache) {
  const answer = await fetch(shellPath, { cache: 'no-cache' })
  const page = await answer.clone().text()
  if (!answer.ok || answer.redirected || !page.includes(files.entry)) throw new Error('another build')
  await cache.put(shellPath, answer)
}

/** Installs all files or fails: an incomplete version never replaces a complete one. */
export async function installApp() {
  const cache = await caches.open(appCache)
  await keepAll(cache, [...files.app, ...(files.messages[await readLanguage()] ?? [])])
  await keepShell(cache)
}

/** Deletes the caches of earlier versions once none of their pages is open. */
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

/** Stores all messages of the shopper's language, so that pages opened without a network have their text. */
export async function keepLanguage(language: string) {
  const paths = files.messages[language]
  if (!paths) return
  const cache = await caches.open(appCache)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await keepAll(
    cache,
    paths.filter((path) => !there.has(path)),
  )
  // Stored last, because it is the sign that all messages are there.
  await (await caches.open(settingsCache)).put(languageKey, new Response(language))
}

export const isAppFile = (pathname: string) => pathname.startsWith('/assets/') || files.app.includes(pathname)

/** Answers from the cache, else from the network and then stores the answer. */
export async function answerFile(event: FetchEvent) {
  const { request } = event
  const kept = (await findIn(appCache, request)) ?? (await findIn(usedCache, request))
  if (kept) return kept
  const answer = await fetch(request)
  if (new URL(request.url).pathname.startsWith('/assets/') && isFile(answer)) {
    const copy = answer.clone()
    // A full disk may refuse: then it is fetched again the next time.
    event.waitUntil(
      caches
        .open(usedCache)
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined),
    )
  }
  return answer
}

/** `Vary` is ignored, because these files are the same for everyone. */
const findIn = (cacheName: string, request: RequestInfo) =>
  caches.match(request, { cacheName, ignoreVary: true })

/** The app's page. Missing if the browser deleted it to free space. */
export const readShell = () => findIn(appCache, shellPath)
