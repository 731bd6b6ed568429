const key = 'reloaded-for-new-version'
const onceInMs = 60_000

/**
 * A chunk that is gone means that a new version has been published since this page was opened: reload,
 * but once, since a chunk may be missing for another reason.
 */
export function reloadForNewVersion() {
  window.addEventListener('vite:preloadError', () => {
    // Without a network a reload would only lose the page that is still here.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < onceInMs) return
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
