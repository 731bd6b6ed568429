import { Suspense, useEffect, useState } from 'react'
import { useAppState } from '#client/session/app-state.ts'
import { readKeptSession, sessionKey } from '#client/session/kept-session.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { registerServiceWorker, useNewVersion } from './register-service-worker.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

const VersionNotice = laterPart(async () => (await import('./version-notice.tsx')).VersionNotice)

const SignedOutNotice = laterPart(async () => (await import('./signed-out-notice.tsx')).SignedOutNotice)

/** Starts, once a page load, what the first view does not need. */
export function begin() {
  window.addEventListener('unhandledrejection', reportFailure)
  // Without a service worker the site only needs the network.
  if (import.meta.env.PROD) registerServiceWorker().catch(() => undefined)
  import('#client/features/region/keep-region.ts')
    .then(({ beginRegion }) => beginRegion())
    .catch(() => undefined)
}

/** Reports errors that no other code caught. The page is still usable, so a toast is enough. */
function reportFailure({ reason }: PromiseRejectionEvent) {
  // DOMExceptions come from cancelled work: a fetch, a video, a page transition.
  if (reason instanceof DOMException) return
  toast({
    title: t('common.somethingWentWrong'),
    ...(isFailure(reason) && { description: messageOf(reason) }),
    tone: 'error',
  })
}

/** Calls back with who is kept when another tab has signed her out, or somebody in. Returns how to stop. */
function onSessionElsewhere(listener: (userId: string | null) => void) {
  function hear({ key }: StorageEvent) {
    // No key means that all storage was cleared.
    if (key === sessionKey || key === null) listener(readKeptSession()?.user.id ?? null)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Whether another tab has signed her out, or somebody else in. This page still shows what is hers. */
function useIsOut(userId: string | undefined) {
  const [kept, setKept] = useState<string | null>()
  useEffect(() => (userId ? onSessionElsewhere(setKept) : undefined), [userId])
  return userId !== undefined && kept !== undefined && kept !== userId
}

/** Work behind every page of the app: the new-version notice, that she is signed out, and the stored lookbook. */
export function BackgroundWork() {
  const { isReady } = useNewVersion()
  const appState = useAppState()
  const userId = appState?.user.id
  const country = appState?.country ?? null
  const isOut = useIsOut(userId)
  useEffect(() => {
    if (userId) keepLookbook(userId).catch(() => undefined)
  }, [userId])
  useEffect(() => {
    if (!userId) return
    import('#client/features/region/keep-region.ts')
      .then(({ meetAccount }) => meetAccount(country))
      .catch(() => undefined)
  }, [userId, country])
  return (
    <Suspense>
      {isOut && <SignedOutNotice />}
      {isReady && <VersionNotice />}
    </Suspense>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores the lookbook for use without a network even if it was never opened on this device; once a day, and not
 * when the shopper saves data.
 */
async function keepLookbook(userId: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!navigator.serviceWorker?.controller || !navigator.onLine || connection?.saveData) return
  const [{ lookbookKeptAt }, { lookbook }] = await Promise.all([
    import('#client/features/looks/kept-looks.ts'),
    import('#client/features/looks/lookbook.ts'),
  ])
  if (Date.now() - (await lookbookKeptAt(userId)) > dayMs) await lookbook.load()
}
