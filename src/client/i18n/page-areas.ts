import type { Area } from './areas.ts'

/** The sentences that a page's first view speaks, besides `common`: they are loaded with the page's code. */
export const pageAreas = {
  landing: ['landing', 'demo'],
  auth: ['auth'],
  'forgot-password': ['auth', 'recovery'],
  'reset-password': ['auth', 'recovery'],
  'verify-email': ['auth', 'recovery'],
  'terms-of-service': ['legal'],
  'privacy-policy': ['legal'],
  'open-source-notices': ['notices'],
  dashboard: ['dashboard'],
  search: ['search'],
  collection: ['collection'],
  'sample-shop': ['sample-shop', 'catalogue'],
  wishlist: ['wishlist', 'catalogue'],
  explore: ['explore', 'catalogue'],
  outfit: ['explore', 'catalogue'],
  'fitting-room': ['fitting-room', 'photos'],
  settings: ['settings', 'account', 'billing'],
  'settings-new': ['settings-new', 'billing'],
  'settings-clean': ['account'],
  subscribe: ['subscribe', 'billing'],
  consultation: ['consultation', 'catalogue'],
  'style-letter': ['letter', 'catalogue'],
  'style-profile': ['style-profile'],
  'outfit-generator': ['studio', 'catalogue'],
  'not-found': [],
} as const satisfies Record<string, Area[]>

export type PageName = keyof typeof pageAreas
