import { Suspense, useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { inPhrases, hasMessage, loadMessages, t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { isMissingCode } from '#client/lib/missing-code.ts'
import { whenReachableAgain } from '#client/lib/when-reachable-again.ts'
import { Button } from '#client/ui/button.tsx'

const OfflinePage = laterPart(async () => (await import('./offline-page.tsx')).OfflinePage)

/** The messages for errors are fetched when the app starts. An error right at the start may be earlier. */
const Reason = laterPart(async () => {
  await loadMessages('errors').catch(() => undefined)
  return ({ error }: { error: unknown }) => textOf(error)
})

const reload = () => location.reload()

/**
 * For a page that could not be loaded or failed while it was shown: the frame stays, and it can be tried again.
 * If the server did not answer, the page opens by itself once it does.
 */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const lacksCode = isMissingCode(error)
  const retry = () => (lacksCode && navigator.onLine ? reload() : void revalidate())
  useEffect(() => (lacksCode ? whenReachableAgain(reload) : undefined), [lacksCode])
  if (!navigator.onLine || isFailure(error, 'connection_lost')) {
    return (
      <Suspense fallback={<main id="content" className="min-h-dvh" />}>
        <OfflinePage onRetry={retry} />
      </Suspense>
    )
  }
  return (
    <main id="content" className="page py-16 lg:py-28">
      <title>{`${t('common.somethingWentWrong')} · ${t('common.brand')}`}</title>
      <div role="alert" className="grid justify-items-start gap-5">
        <h1 className="font-display text-display-md">{inPhrases(t('common.somethingWentWrong'))}</h1>
        <p className="max-w-prose text-lg text-ink-soft">
          <Suspense>
            <Reason error={error} />
          </Suspense>
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button loading={state === 'loading'} onClick={retry}>
            {t('common.tryAgain')}
          </Button>
          <Button variant="quiet" onClick={reload}>
            {t('common.reload')}
          </Button>
        </div>
      </div>
    </main>
  )
}

/**
 * What happened, in the shopper's language: the browser's text about a missing chunk or our mistake is not for
 * shoppers. Null if the messages did not load either.
 */
export function textOf(error: unknown) {
  if (!hasMessage('errors', 'page_failed')) return ''
  return isFailure(error) ? messageFor(error.code) : t('errors.page_failed')
}
