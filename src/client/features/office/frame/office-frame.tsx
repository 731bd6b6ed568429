import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Link } from '#client/ui/link.tsx'
import type { Role } from '#shared/office/roles.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { sections } from './sections.ts'

type Props = { name: string; role: Role; open: string; children: ReactNode }

const entry =
  'flex min-h-11 items-center rounded-md px-3 whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:bg-tint hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** Navigation at the side, above it on a phone, and the open section. */
export function OfficeFrame({ name, role, open, children }: Props) {
  const nav = useRef<HTMLElement>(null)

  // On a phone the navigation scrolls sideways.
  useEffect(() => {
    nav.current
      ?.querySelector(`[href$="?in=${open}"]`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [open])

  return (
    <div lang="en" dir="ltr" className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="border-b border-hairline bg-raised lg:border-e lg:border-b-0">
        <div className="lg:sticky lg:top-0 lg:flex lg:max-h-dvh lg:flex-col lg:gap-6 lg:overflow-y-auto lg:p-5">
          <div className="flex items-center justify-between gap-4 px-5 pt-3 lg:flex-col lg:items-start lg:px-3 lg:pt-2">
            <Link to="/office" className="inline-flex min-h-11 items-center font-display text-display-sm">
              Office
            </Link>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft max-sm:justify-end">
              <span className="max-w-40 truncate">{name}</span>
              <Badge>{role}</Badge>
            </p>
          </div>
          <nav
            ref={nav}
            aria-label="Sections"
            className="overflow-x-auto px-3 pb-2 lg:overflow-visible lg:px-0 lg:pb-0"
          >
            <ul className="flex gap-1 lg:grid">
              {sections
                .filter((one) => !one.for || one.for.includes(role))
                .map((one) => (
                  <li key={one.name}>
                    <Link
                      to={`/office?in=${one.name}`}
                      aria-current={one.name === open ? 'page' : undefined}
                      className={entry}
                    >
                      {one.title}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
          <p className="mt-auto hidden px-3 text-sm lg:block">
            <Link to="/dashboard" className="link text-ink-soft">
              To the shop
            </Link>
          </p>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-5xl px-5 py-8 sm:px-8 lg:px-12 lg:py-12">
        <Suspense fallback={<p aria-busy="true">Loading</p>}>{children}</Suspense>
      </main>
      <PasskeyDialog />
    </div>
  )
}
