const key = 'reloaded-for-new-version'
const onceInMs = 60_000
const installMs = 20_000

/** The service worker of a version that is here and waits, if there is one. */
export const findRegistration = async () => await navigator.serviceWorker?.getRegistration()

/** Loads the page anew, with the version that waits, if one does. */
export async function reloadIntoNewVersion() {
  const waiting = (await findRegistration())?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'take-over' })
}

/** Resolves when what is being installed is whole, or has failed. */
function untilInstalled(worker: ServiceWorker) {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.addEventListener('statechange', () => resolve())
  setTimeout(resolve, installMs)
  return promise
}

/**
 * The last resort. A chunk that is gone means that a new version has been published since this page was opened:
 * reload, but once, since a chunk may be missing for another reason. Whoever has the service worker has all
 * chunks of her version, and is asked instead (version-notice.tsx).
 */
export function reloadForNewVersion() {
  window.addEventListener('vite:preloadError', () => {
    // Without a network a reload would only lose the page that is still here.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < onceInMs) return
    sessionStorage.setItem(key, String(Date.now()))
    takeNewest().catch(() => undefined)
  })
}

async function takeNewest() {
  // A server that cannot be reached has published nothing, and a reload would only lose the page that is still here.
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  const registration = await findRegistration()
  await registration?.update()
  if (registration?.installing) await untilInstalled(registration.installing)
  await reloadIntoNewVersion()
}
