import { Outlet } from 'react-router'
import { UpgradeModals } from '#client/features/billing/upgrade-modals.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'

/** What every app page has around it. A page brings its own `<main id="content">`. */
export function AppLayout() {
  return (
    <>
      <Header />
      <Outlet />
      <BottomNav />
      <UpgradeModals />
    </>
  )
}
