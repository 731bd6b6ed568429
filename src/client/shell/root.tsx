'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError, type Location } from 'react-router'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { ErrorScreen } from './error-screen.tsx'
import { PageFrame } from './page-frame.tsx'
import { NavigationProgress } from './pending.tsx'
import { Toaster } from './toasts/toaster.tsx'

/** A new page is announced and read from its top, as a full page load would be. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('#content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

/** Every page that the browser itself has loaded has the key 'default': one must not take the place of another. */
const placeKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function Root() {
  useFocusOnNavigation()
  return (
    <PageFrame>
      <NavigationProgress />
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={placeKey} />
    </PageFrame>
  )
}

/** A page that could not be loaded, or broke while it was shown. */
export function RouteError() {
  const error = useRouteError()
  if (!navigator.onLine) return <ErrorScreen message={messageFor('connection_lost')} />
  if (isFailure(error)) return <ErrorScreen message={messageFor(error.code)} />
  return <ErrorScreen message={error instanceof Error ? error.message : String(error)} />
}
