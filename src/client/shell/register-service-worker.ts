import { create } from 'zustand'
import { useLanguageStore } from '#client/i18n/language.ts'

const hourMs = 60 * 60 * 1000

/** Whether another version is waiting, or has already taken over in another tab. */
export const useNewVersion = create<{ isReady: boolean }>(() => ({ isReady: false }))

const announce = () => useNewVersion.setState({ isReady: true })

/** Registers after the page has shown, so that fetching for the next visit does not slow this one. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // The very first version takes over without asking.
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register('/service-worker.js')
  // Firefox shows the very first version as waiting, too, for a moment; then there is none that it would replace.
  if (registration.waiting && registration.active) announce()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) announce()
    })
  })
  serviceWorker.addEventListener('controllerchange', announceUnless(isFirst))
  checkForUpdates(registration)
  await sendLanguage()
}

/** The first version of all is not counted as a change. */
function announceUnless(isFirst: boolean) {
  let isExpected = isFirst
  return () => {
    if (!isExpected) announce()
    isExpected = false
  }
}

/** A tab that stays open for days looks for a new version when it becomes visible again. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < hourMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Only the messages of the shopper's language are stored. */
async function sendLanguage() {
  const { active } = await navigator.serviceWorker.ready
  const send = () => active?.postMessage({ type: 'language', language: useLanguageStore.getState().language })
  send()
  useLanguageStore.subscribe(send)
}
