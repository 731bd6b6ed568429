import { lazy, Suspense, useEffect } from 'react'
import { useShopper } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { registerServiceWorker, useNewVersion } from './register-service-worker.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

const VersionNotice = lazy(async () => ({
  default: (await withMessages(import('./version-notice.tsx'), 'shell')).VersionNotice,
}))

/** Begins, once a page load, what no first view waits for. */
export function begin() {
  window.addEventListener('unhandledrejection', sayThatItFailed)
  // Without it the site is as it always was: it only needs the network.
  if (import.meta.env.PROD) registerServiceWorker().catch(() => undefined)
}

/** What failed where nobody looked. The page stands, so it says so and no more. */
function sayThatItFailed({ reason }: PromiseRejectionEvent) {
  // What was called off: a fetch, a video, a transition between two pages.
  if (reason instanceof DOMException) return
  toast({
    title: t('common.somethingWentWrong'),
    ...(isFailure(reason) && { description: messageOf(reason) }),
    tone: 'error',
  })
}

/** What stands behind every page of the app. */
export function BackgroundWork() {
  const { isReady } = useNewVersion()
  const userId = useShopper()?.id
  useEffect(() => {
    if (userId) keepLookbook(userId).catch(() => undefined)
  }, [userId])
  return (
    isReady && (
      <Suspense>
        <VersionNotice />
      </Suspense>
    )
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** Also for who never opens it on this device before the network is gone; once a day, and where data costs nothing. */
async function keepLookbook(userId: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!navigator.serviceWorker?.controller || !navigator.onLine || connection?.saveData) return
  const [{ lookbookKeptAt }, { lookbook }] = await Promise.all([
    import('#client/features/looks/kept-looks.ts'),
    import('#client/features/looks/lookbook.ts'),
  ])
  if (Date.now() - (await lookbookKeptAt(userId)) > dayMs) await lookbook.load()
}
