import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { requireSession, withSession } from './features/account/require-session.ts'
import type { PageName } from './i18n/page-areas.ts'
import { isThisMachine } from './lib/this-machine.ts'
import { formerPaths, pagePaths } from './page-paths.ts'
import { pages } from './pages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { PageError } from './shell/page-error.tsx'
import { FirstLoad } from './shell/pending.tsx'
import { Root, RouteError } from './shell/root.tsx'

/** A page under its path (page-paths.ts), its code fetched when it is asked for. */
const at = (name: PageName): RouteObject => ({ path: pagePaths[name], lazy: pages[name] })

const appPages: RouteObject[] = [
  {
    middleware: [withSession],
    children: [
      at('dashboard'),
      at('search'),
      at('collection'),
      at('sample-shop'),
      at('wishlist'),
      at('explore'),
      at('outfit'),
      at('consultation'),
      at('outfit-generator'),
    ],
  },
  {
    middleware: [requireSession],
    children: [
      at('fitting-room'),
      at('style-profile'),
      at('style-letter'),
      at('settings'),
      at('settings-clean'),
      // The test variant: not found anywhere but on a developer's machine.
      ...(isThisMachine(location.hostname) ? [at('settings-new')] : []),
    ],
  },
]

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      // Only a redirect comes here; a page load of / does without the router (see main.tsx).
      { index: true, lazy: pages.landing },
      at('auth'),
      at('forgot-password'),
      at('reset-password'),
      at('verify-email'),
      at('terms-of-service'),
      at('privacy-policy'),
      at('open-source-notices'),
      // A page that breaks leaves header and bottom bar where they are.
      { Component: AppLayout, children: [{ ErrorBoundary: PageError, children: appPages }] },
      { ...at('subscribe'), middleware: [withSession] },
      ...formerPaths.map((path) => ({ path, loader: () => redirect('/') })),
      at('not-found'),
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
