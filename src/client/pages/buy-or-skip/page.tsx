import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The rules come after the page. */
const BuyOrSkip = laterPart(
  async () => (await import('#client/features/buy-or-skip/buy-or-skip.tsx')).BuyOrSkip,
)

export function loader() {
  BuyOrSkip.load().catch(() => undefined)
  return null
}

export const Component = () => (
  <main id="content" className="page grid max-w-6xl gap-8 pt-8 pb-16 lg:pt-14">
    <title>{t('buy-or-skip.pageTitle')}</title>
    <h1 className="font-display text-display-lg">{t('buy-or-skip.title')}</h1>
    <Part>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
        <BuyOrSkip />
      </Suspense>
    </Part>
  </main>
)
