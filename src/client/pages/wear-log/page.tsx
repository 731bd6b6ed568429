import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Part } from '#client/ui/failing-part.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

const WearLog = laterPart(async () => (await import('#client/features/wear-log/wear-log.tsx')).WearLog)

export function loader() {
  WearLog.load().catch(() => undefined)
  return null
}

export const Component = () => (
  <main id="content" className="page pt-8 pb-16 lg:pt-14">
    <title>{t('wear-log.pageTitle')}</title>
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <h1 className="font-display text-display-lg">{t('wear-log.title')}</h1>
      <Link to="/closet/today" className={buttonStyle('quiet', 'sm', '-mx-4')}>
        {t('wear-log.today')}
      </Link>
    </header>
    <Part>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
        <WearLog />
      </Suspense>
    </Part>
  </main>
)
