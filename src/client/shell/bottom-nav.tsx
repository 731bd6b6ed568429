'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Shirt from 'lucide-react/icons/shirt'
import { useLocation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { useOverlayOpen } from '#client/lib/overlays.ts'
import { Link } from '#client/ui/link.tsx'

const links = [
  { to: '/dashboard', label: 'common.home', Icon: House },
  { to: '/fitting-room', label: 'common.fittingRoom', Icon: Shirt },
  { to: '/wishlist', label: 'common.wishlist', Icon: Heart },
] as const

/** Shown on its three pages only, and never while something is open over them. */
export function BottomNav() {
  const { pathname } = useLocation()
  const covered = useOverlayOpen()
  if (covered || !links.some(({ to }) => to === pathname)) return null
  return (
    <>
      <div aria-hidden className="h-24" />
      <nav
        aria-label={t('common.mainNavigation')}
        className="fixed inset-x-0 bottom-0 z-20 [view-transition-name:bottom-nav] border-t border-hairline bg-paper/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md sm:inset-x-auto sm:start-1/2 sm:bottom-6 sm:w-96 sm:-translate-x-1/2 sm:rounded-full sm:border-0 sm:bg-raised/94 sm:px-4 sm:shadow-float rtl:sm:translate-x-1/2"
      >
        <ul className="mx-auto flex max-w-md">
          {links.map(({ to, label, Icon }) => (
            <li key={to} className="flex-1">
              <Link
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                className="group relative flex min-h-16 flex-col items-center justify-center gap-1 px-2 text-sm whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink aria-[current=page]:text-accent"
              >
                <Icon
                  aria-hidden
                  strokeWidth={1.5}
                  className="size-5.5 group-aria-[current=page]:fill-blush-to"
                />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
