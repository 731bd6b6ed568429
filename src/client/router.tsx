import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { requireSession, withSession } from './features/account/require-session.ts'
import { isThisMachine } from './lib/this-machine.ts'
import { pages } from './pages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { FirstLoad } from './shell/pending.tsx'
import { Root, RouteError } from './shell/root.tsx'

/** Steps of the former onboarding. Nothing of it has a path any more, but old links go on existing. */
const formerPaths = [
  'welcome',
  'stylist-selection',
  'name-input',
  'department-selection',
  'height',
  'body-shape',
  'wardrobe-preview',
  'age',
  'brand-preference',
  'hardest-occasion',
  'style-inspiration',
  'skin-tone',
  'hair-color',
  'eye-color',
  'occasion',
  'color-palette',
  'shopping-tier',
  'assistance',
  'all-set',
  'loading-experience',
  'result-preview',
]

const appPages: RouteObject[] = [
  {
    middleware: [withSession],
    children: [
      { path: 'dashboard', lazy: pages.dashboard },
      { path: 'search', lazy: pages.search },
      { path: 'collections/:slug', lazy: pages.collection },
      { path: 'sample-shop/:id', lazy: pages['sample-shop'] },
      { path: 'wishlist', lazy: pages.wishlist },
      { path: 'explore', lazy: pages.explore },
      { path: 'outfit/:id', lazy: pages.outfit },
      { path: 'consultation', lazy: pages.consultation },
      { path: 'outfit-generator', lazy: pages['outfit-generator'] },
    ],
  },
  {
    middleware: [requireSession],
    children: [
      { path: 'fitting-room', lazy: pages['fitting-room'] },
      { path: 'style-profile', lazy: pages['style-profile'] },
      { path: 'consultation/:id', lazy: pages['style-letter'] },
      { path: 'settings', lazy: pages.settings },
      { path: 'settings-clean', lazy: pages['settings-clean'] },
      // The test variant: not found anywhere but on a developer's machine.
      ...(isThisMachine(location.hostname) ? [{ path: 'settings-new', lazy: pages['settings-new'] }] : []),
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
      { path: 'auth', lazy: pages.auth },
      { path: 'terms-of-service', lazy: pages['terms-of-service'] },
      { path: 'privacy-policy', lazy: pages['privacy-policy'] },
      { Component: AppLayout, children: appPages },
      { path: 'subscribe', middleware: [withSession], lazy: pages.subscribe },
      ...formerPaths.map((path) => ({ path, loader: () => redirect('/') })),
      { path: '*', lazy: pages['not-found'] },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
