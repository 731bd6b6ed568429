const key = 'reloaded-for-new-version'
const onceInMs = 60_000
const installMs = 20_000

/** The service worker of a new version that is installed and waiting, if any. */
export const findRegistration = async () => await navigator.serviceWorker?.getRegistration()

/** Reloads the page, with the waiting version if there is one. */
export async function reloadIntoNewVersion() {
  const waiting = (await findRegistration())?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'take-over' })
}

/** Resolves when the installing version is complete or has failed. */
function untilInstalled(worker: ServiceWorker) {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.addEventListener('statechange', () => resolve())
  setTimeout(resolve, installMs)
  return promise
}

/**
 * The last resort. A chunk that is missing because a new version was published since this page was opened reloads it,
 * but once a minute at most, since it may be missing for another reason. (With the service worker all chunks are stored,
 * and the shopper is asked instead: version-notice.tsx.) One that the network failed to bring may have been fetched
 * ahead of any need, so the page and the look that is being made on it stay; what needs it offers the reload.
 */
export function reloadForNewVersion() {
  // The parts of one chunk fail together.
  let isAsking = false
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (isAsking || Date.now() - last <= onceInMs) return
    isAsking = true
    takeNewest()
      .catch(() => undefined)
      .finally(() => (isAsking = false))
  })
}

async function takeNewest() {
  const page = await fetch(location.href, { cache: 'no-store' })
  if (!page.ok || !isOfAnotherVersion(await page.text())) return
  sessionStorage.setItem(key, String(Date.now()))
  const registration = await findRegistration()
  await registration?.update()
  if (registration?.installing) await untilInstalled(registration.installing)
  await reloadIntoNewVersion()
}

/** Every page of a version starts with the same script, whose name changes with any chunk. */
function isOfAnotherVersion(html: string) {
  const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  return !html.includes(script)
}
