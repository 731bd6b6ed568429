import { Suspense, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useAppState } from '#client/session/app-state.ts'
import { UpgradeModals } from '#client/features/billing/upgrade-modals.tsx'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'
import { MirrorHost } from './mirror-host.tsx'

const AccountNotices = laterPart(async () => (await import('./account-notices.tsx')).AccountNotices)

/** The frame of every app page. A page renders its own `<main id="content">`. */
export function AppLayout() {
  const appState = useAppState()
  const { pathname } = useLocation()
  return (
    <>
      {(appState?.grace_ends_at ?? appState?.removal_due_at) && (
        <Part quiet>
          <Suspense fallback={<div className="h-28 bg-tint sm:h-14" />}>
            <AccountNotices />
          </Suspense>
        </Part>
      )}
      <Header />
      {/* Animates the change of pages; dialogs over a page have their own animation (styles/motion.css). */}
      <ViewTransition key={pathname} enter="page" exit="page" default="none">
        <Outlet />
      </ViewTransition>
      <BottomNav />
      <Part quiet>
        <MirrorHost />
      </Part>
      <Part quiet>
        <UpgradeModals />
      </Part>
    </>
  )
}
