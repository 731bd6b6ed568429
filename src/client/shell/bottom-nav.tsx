import { useLocation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { useOverlayOpen } from '#client/lib/overlays.ts'
import { Link } from '#client/ui/link.tsx'
import { mainLinks } from './main-links.ts'

/** The ways into the shop, which lead on to its three pages. */
const furtherPaths = ['/closet/', '/search', '/explore', '/outfit/', '/collections/']

/** On a small screen, on its three pages and in the shop, and never while something is open over them. */
export function BottomNav() {
  const { pathname } = useLocation()
  const covered = useOverlayOpen()
  const isShown =
    mainLinks.some(({ to }) => to === pathname) || furtherPaths.some((path) => pathname.startsWith(path))
  if (covered || !isShown) return null
  return (
    <>
      <div aria-hidden className="h-24 short:hidden md:hidden" />
      <nav
        aria-label={t('common.mainNavigation')}
        className="fixed inset-x-0 bottom-0 z-20 short:static [view-transition-name:bottom-nav] border-t border-hairline bg-paper/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
      >
        <ul className="mx-auto flex max-w-md">
          {mainLinks.map(({ to, label, Icon }) => (
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
