import { Suspense } from 'react'
import Compass from 'lucide-react/icons/compass'
import Settings from 'lucide-react/icons/settings'
import { useLocation } from 'react-router'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { useAppState, useCredits, usePlan } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { logoStyle } from '#client/ui/logo.tsx'
import { mainLinks } from './main-links.ts'

/** Fetched separately, because it shows nothing before the app state is known. */
const Bell = laterPart(async () => (await import('#client/features/notifications/bell.tsx')).Bell)

const onward =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink aria-[current=page]:text-ink'

/** The header of every app page. To whoever is not signed in it offers to log in. */
export function Header() {
  const appState = useAppState()
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 z-20 short:static [view-transition-name:header] border-b border-hairline bg-paper/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-2">
        <Link to="/dashboard" className={logoStyle}>
          {t('common.brand')}
        </Link>
        {/* On a small screen it is at the lower edge (bottom-nav.tsx). */}
        <nav aria-label={t('common.mainNavigation')} className="flex gap-3 max-md:hidden lg:gap-6">
          {mainLinks.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined} className={onward}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <Link to="/explore" aria-current={pathname === '/explore' ? 'page' : undefined} className={onward}>
            <Compass aria-hidden className="size-5 sm:hidden" strokeWidth={1.5} />
            <span className="max-sm:sr-only">{t('common.explore')}</span>
          </Link>
          <CreditBadge />
          {appState ? (
            <>
              <Part quiet>
                <Suspense fallback={<span className="-me-1 size-11" />}>
                  <Bell />
                </Suspense>
              </Part>
              <Link
                to="/settings-clean"
                aria-label={t('common.settings')}
                className={iconButtonStyle(false, '-me-3')}
              >
                <Settings aria-hidden className="size-5" strokeWidth={1.5} />
              </Link>
            </>
          ) : (
            <Link to={logInPath(pathname)} className={buttonStyle('outline', 'sm')}>
              {t('common.logIn')}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

/** Only the free plan has credits. They lead to what gives more. */
function CreditBadge() {
  const isFree = usePlan() === 'free'
  const credits = useCredits() ?? 0
  if (!isFree) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby="credits-left"
      className="inline-flex min-h-11 items-center rounded-full"
      onClick={() => openUpgrade('premium')}
    >
      <Badge>
        <span id="credits-left" className="sr-only">
          {t('common.creditsLeft', { count: credits })}
        </span>
        <span aria-hidden>{t('common.credits', { count: credits })}</span>
      </Badge>
    </button>
  )
}
