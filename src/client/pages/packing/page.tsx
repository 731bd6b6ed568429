import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { BackLink } from '#client/ui/back-link.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The stylist's rules come after the page. */
const Packing = laterPart(async () => (await import('#client/features/packing/packing.tsx')).Packing)

export function loader() {
  Packing.load().catch(() => undefined)
  return null
}

export const Component = () => (
  <main id="content" className="page grid max-w-5xl gap-8 pt-8 pb-16 lg:pt-14">
    <title>{t('packing.pageTitle')}</title>
    <header className="grid justify-items-start gap-2">
      <BackLink to="/closet">{t('closet.title')}</BackLink>
      <h1 className="font-display text-display-lg">{t('packing.title')}</h1>
    </header>
    <Part>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
        <Packing />
      </Suspense>
    </Part>
  </main>
)
