import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'

const fetchCloset = () => import('#client/features/closet/closet.tsx')

const Closet = laterPart(async () => (await fetchCloset()).Closet)

export function loader() {
  fetchCloset()
    .then(({ enterCloset }) => enterCloset())
    .catch(() => undefined)
  return null
}

export const Component = () => (
  <main id="content" className="page pt-8 pb-16 lg:pt-14">
    <title>{t('closet.pageTitle')}</title>
    <h1 className="font-display text-display-lg">{t('closet.title')}</h1>
    <Part>
      <Suspense fallback={<GridSkeleton count={8} />}>
        <Closet />
      </Suspense>
    </Part>
  </main>
)
