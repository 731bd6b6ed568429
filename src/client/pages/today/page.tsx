import { Suspense } from 'react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Part } from '#client/ui/failing-part.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The stylist's rules come after the page. */
const Today = laterPart(async () => (await import('#client/features/today/today.tsx')).Today)

export function loader() {
  Today.load().catch(() => undefined)
  return null
}

export const Component = () => (
  <main id="content" className="page grid max-w-5xl gap-6 pt-8 pb-16 lg:pt-14">
    <title>{t('today.pageTitle')}</title>
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="font-display text-display-lg">{t('today.title')}</h1>
      <Link to="/closet/calendar" className={buttonStyle('quiet', 'sm', '-mx-4')}>
        <CalendarDays aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t('today.calendar')}
      </Link>
    </header>
    <Part>
      <Suspense fallback={<Skeleton className="aspect-4/5 w-full rounded-lg" />}>
        <Today />
      </Suspense>
    </Part>
  </main>
)
