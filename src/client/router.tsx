import { createBrowserRouter, redirect, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import { requireSession, withSession } from '#client/shell/session-middleware.ts'
import { formerPaths } from './former-paths.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import type { PageRoute } from './page-route.ts'
import { pages, type Page } from './pages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { PageError } from './shell/page-error.tsx'
import { FirstLoad } from './shell/pending.tsx'
import { Root, RouteError } from './shell/root.tsx'
import { isMirrorAlone } from './ui/product/mirror-address.ts'

const middleware = { asked: [withSession], required: [requireSession] }

/** What a page says of when it is fetched again, or the router's own rule. The mirror lies over it and is none of its concern. */
async function fetchPage(load: Page['load']) {
  const page = await load()
  const { shouldRevalidate: ownRule }: { shouldRevalidate?: ShouldRevalidateFunction } = page
  const shouldRevalidate: ShouldRevalidateFunction = (change) =>
    !isMirrorAlone(change) && (ownRule?.(change) ?? change.defaultShouldRevalidate)
  return { ...page, shouldRevalidate }
}

/** A page at its path; its code is fetched when it is needed. */
const routeOf = ({ path, session, load }: Page): RouteObject => ({
  path,
  lazy: () => fetchPage(load),
  ...(session && { middleware: middleware[session] }),
})

/** With `hasLanguages`, the same page once more behind any language. */
const routesOf = (page: Page): RouteObject[] =>
  page.hasLanguages ? [routeOf(page), routeOf({ ...page, path: `:language/${page.path}` })] : [routeOf(page)]

const isHere = ({ isForDevelopers }: Page) => !isForDevelopers || isThisMachine(location.hostname)

const routesIn = (layout: PageRoute['layout']) =>
  Object.values(pages)
    .filter((page) => page.layout === layout && isHere(page))
    .flatMap(routesOf)

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      // The error element is inside the frame, so header and bottom bar stay.
      { Component: AppLayout, children: [{ ErrorBoundary: PageError, children: routesIn('app') }] },
      ...routesIn('bare'),
      // Only redirects and unknown addresses use this; page loads work without the router (main.tsx).
      ...routesIn('static'),
      ...formerPaths.map((path) => ({ path, loader: () => redirect('/') })),
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
