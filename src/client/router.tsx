import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { requireSession, withSession } from './features/account/require-session.ts'
import type { Area } from './i18n/areas.ts'
import { loadMessages } from './i18n/messages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { FirstLoad } from './shell/pending.tsx'
import { Root, RouteError } from './shell/root.tsx'

/** A page and its sentences come together, in one step and not one after the other. */
function page<Page extends object>(load: () => Promise<Page>, ...areas: Area[]) {
  return async () => (await Promise.all([load(), loadMessages(...areas)]))[0]
}

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
      { path: 'dashboard', lazy: page(() => import('./pages/dashboard.tsx'), 'dashboard', 'looks') },
      { path: 'wishlist', lazy: page(() => import('./pages/wishlist.tsx'), 'wishlist') },
    ],
  },
  {
    middleware: [requireSession],
    children: [
      {
        path: 'fitting-room',
        lazy: page(() => import('./pages/fitting-room.tsx'), 'fitting-room', 'photos', 'looks', 'billing'),
      },
      { path: 'settings-clean', lazy: page(() => import('./pages/settings-clean.tsx'), 'account', 'photos') },
    ],
  },
]

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, lazy: page(() => import('./pages/landing.tsx'), 'landing') },
      { path: 'auth', lazy: page(() => import('./pages/auth.tsx'), 'auth') },
      { path: 'terms-of-service', lazy: page(() => import('./pages/terms-of-service.tsx'), 'legal') },
      { path: 'privacy-policy', lazy: page(() => import('./pages/privacy-policy.tsx'), 'legal') },
      { Component: AppLayout, children: appPages },
      ...formerPaths.map((path) => ({ path, loader: () => redirect('/') })),
      { path: '*', lazy: page(() => import('./pages/not-found.tsx')) },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
