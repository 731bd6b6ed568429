import type { ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** The frame of every page, in the app and outside it. A page renders its own `<main id="content">`. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-full bg-ink text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-30 focus:px-5 focus:py-3"
      >
        {t('common.skipToContent')}
      </a>
      <OfflineBanner />
      {children}
    </>
  )
}
