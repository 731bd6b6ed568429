'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { Button } from '#client/ui/button.tsx'

const OfflinePage = lazy(async () => ({
  default: (await withMessages(import('./offline-page.tsx'), 'shell')).OfflinePage,
}))

/** A page that could not be loaded, or broke while it was shown: what is around it stays, and it can be tried again. */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const retry = () => void revalidate()
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
        <h1 className="font-display text-display-md">{t('common.somethingWentWrong')}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{textOf(error)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button loading={state === 'loading'} onClick={retry}>
            {t('common.tryAgain')}
          </Button>
          <Button variant="quiet" onClick={() => location.reload()}>
            {t('common.reload')}
          </Button>
        </div>
      </div>
    </main>
  )
}

/** What happened, as far as it can be told. */
export function textOf(error: unknown) {
  if (isFailure(error)) return messageOf(error)
  return error instanceof Error ? error.message : String(error)
}
