import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError, type Location } from 'react-router'
import { laterPart } from '#client/lib/later-part.tsx'
import { whenShown } from '#client/lib/when-idle.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { Part } from '#client/ui/failing-part.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { textOf } from './page-error.tsx'
import { PageFrame } from './page-frame.tsx'
import { NavigationProgress } from './pending.tsx'
import { Toaster } from '#client/ui/toasts/toaster.tsx'

/** The landing page is apart from the app, so its links load a document, whose focus is nowhere; a reload is left alone. */
function cameFromOurs() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && document.referrer.startsWith(location.origin)
}

/** A new page is announced and starts at its top, like a full page load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(cameFromOurs() ? '' : pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('#content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

/** Every page loaded by the browser has the key 'default': one must not restore the scroll position of another. */
const placeKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

const BackgroundWork = laterPart(async () => {
  await whenShown()
  const { begin, BackgroundWork: Component } = await import('./background-work.tsx')
  begin()
  return Component
})

export function Root() {
  useFocusOnNavigation()
  return (
    <PageFrame>
      <NavigationProgress />
      <Outlet />
      <Part quiet>
        <Toaster />
      </Part>
      <Part quiet>
        <Suspense>
          <BackgroundWork />
        </Suspense>
      </Part>
      <ScrollRestoration getKey={placeKey} />
    </PageFrame>
  )
}

/** For errors outside the pages: nothing of the app can be relied on. */
export function RouteError() {
  const error = useRouteError()
  return <ErrorScreen message={navigator.onLine ? textOf(error) : messageFor('connection_lost')} />
}
