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
 * The last resort. A missing chunk means that a new version was published since this page was opened: reload,
 * but only once, since it may be missing for another reason. With the service worker all chunks are stored, and
 * the shopper is asked instead (version-notice.tsx).
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
  // An unreachable server has published nothing, and a reload would only lose the page.
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  const registration = await findRegistration()
  await registration?.update()
  if (registration?.installing) await untilInstalled(registration.installing)
  await reloadIntoNewVersion()
}
