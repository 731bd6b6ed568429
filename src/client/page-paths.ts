import type { PageName } from './i18n/page-areas.ts'

/**
 * Every page's path, as the router reads it. The build makes of the same list which addresses are answered
 * with a page and which with 404 (scripts/vite/prerender).
 */
export const pagePaths = {
  landing: '',
  auth: 'auth',
  'forgot-password': 'forgot-password',
  'reset-password': 'reset-password',
  'verify-email': 'verify-email',
  'terms-of-service': 'terms-of-service',
  'privacy-policy': 'privacy-policy',
  'open-source-notices': 'open-source-notices',
  dashboard: 'dashboard',
  search: 'search',
  collection: 'collections/:slug',
  'sample-shop': 'sample-shop/:id',
  wishlist: 'wishlist',
  explore: 'explore',
  outfit: 'outfit/:id',
  'fitting-room': 'fitting-room',
  settings: 'settings',
  'settings-new': 'settings-new',
  'settings-clean': 'settings-clean',
  subscribe: 'subscribe',
  consultation: 'consultation',
  'style-letter': 'consultation/:id',
  'style-profile': 'style-profile',
  'outfit-generator': 'outfit-generator',
  'not-found': '*',
} as const satisfies Record<PageName, string>

/** Steps of the former onboarding. Nothing of it has a path any more, but old links go on existing. */
export const formerPaths = [
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
