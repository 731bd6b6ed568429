import { create } from 'zustand'
import { useLanguageStore } from '#client/i18n/language.ts'

const hourMs = 60 * 60 * 1000

/** Another version is here, or has already taken this page's place in another tab. */
export const useNewVersion = create<{ isReady: boolean }>(() => ({ isReady: false }))

const announce = () => useNewVersion.setState({ isReady: true })

/** Once the page has shown, so that what is fetched for the next visit takes nothing from this one. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // The first one of all takes its place without a question.
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register('/service-worker.js')
  if (registration.waiting) announce()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) announce()
    })
  })
  serviceWorker.addEventListener('controllerchange', announceUnless(isFirst))
  askAgainNowAndThen(registration)
  await tellLanguage()
}

/** The first change, where no version was before, is no change. */
function announceUnless(isFirst: boolean) {
  let isExpected = isFirst
  return () => {
    if (!isExpected) announce()
    isExpected = false
  }
}

/** A tab that stays open for days hears of a new version when she comes back to it. */
function askAgainNowAndThen(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < hourMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Only the sentences of her language are kept. */
async function tellLanguage() {
  const { active } = await navigator.serviceWorker.ready
  const tell = () => active?.postMessage({ type: 'language', language: useLanguageStore.getState().language })
  tell()
  useLanguageStore.subscribe(tell)
}
