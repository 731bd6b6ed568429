import type { Language } from '#shared/languages.ts'
import { cardSizes } from './features/catalogue/grid-columns.ts'
import { openBoardSizes } from './features/explore/board-sizes.ts'
import type { Area } from './i18n/areas.ts'
import type { PageName } from './i18n/page-areas.ts'

export type PrerenderedPage = 'landing' | 'not-found'

/** What the build (scripts/vite/prerender) calls of prerender.tsx. */
export type RenderPage = (
  name: PrerenderedPage,
  language: Language,
) => Promise<{ html: string; description: string; areas: readonly string[] }>

/** Pages of the app whose first view the build draws. */
export const draftPages = [
  'auth',
  'forgot-password',
  'reset-password',
  'verify-email',
  'terms-of-service',
  'privacy-policy',
  'open-source-notices',
  'dashboard',
  'search',
  'collection',
  'sample-shop',
  'wishlist',
  'explore',
  'outfit',
  'fitting-room',
  'settings',
  'settings-clean',
  'subscribe',
  'consultation',
  'style-profile',
  'outfit-generator',
] as const
export type DraftPage = (typeof draftPages)[number]

/** What somebody who has never been here is led to: these paint before the style sheet, too. */
export const strangersFirst = [
  'auth',
  'explore',
  'outfit',
  'terms-of-service',
  'privacy-policy',
] as const satisfies readonly DraftPage[]

export type RenderDraft = (name: DraftPage, host: string) => Promise<string>

/**
 * What a page asks the server first: the shell asks it (public/first-paint.js), beside the scripts and not after
 * them. `hers` is asked where somebody is signed in. A colon is the last word of the page's own
 * address; what ends in a question mark is asked where the address has no search. The answer to `pictured` names the
 * pictures that the page begins with, which are fetched as soon as it is there.
 */
export type FirstCalls = {
  calls: readonly string[]
  hers?: readonly string[]
  pictured?: { in: string; count: number; sizes: string }
}

const session = '/api/app-state'

export const sessionCall: FirstCalls = { calls: [session] }

export const firstCalls: Partial<Record<PageName, FirstCalls>> = {
  dashboard: { calls: [session, '/api/top-picks', '/api/collections', '/api/handpicked-products'] },
  search: {
    calls: [session, '/api/search?'],
    pictured: { in: '/api/search?', count: 2, sizes: cardSizes },
  },
  collection: {
    calls: [session, '/api/collections/:', '/api/collections'],
    pictured: { in: '/api/collections/:', count: 2, sizes: cardSizes },
  },
  wishlist: { calls: [session], hers: ['/api/wishlist'] },
  explore: { calls: [session, '/api/outfit-posts'] },
  outfit: {
    calls: [session, '/api/outfit-posts/:', '/api/outfit-posts'],
    pictured: { in: '/api/outfit-posts/:', count: 1, sizes: openBoardSizes },
  },
  consultation: { calls: [session], hers: ['/api/consultation'] },
  'outfit-generator': { calls: [session, '/api/outfits/templates'] },
  'fitting-room': { calls: [session] },
  'style-profile': { calls: [session], hers: ['/api/styling-profile'] },
  'style-letter': { calls: [session] },
  settings: { calls: [session] },
  'settings-clean': { calls: [session] },
  subscribe: { calls: [session] },
}

/**
 * What a page's own code asks for as soon as it is there, and what is then first seen is drawn with: it comes beside
 * that code. The page shows without it.
 */
export type SecondPart = { modules: readonly string[]; areas: readonly Area[] }

export const secondParts: Partial<Record<PageName, SecondPart>> = {
  dashboard: {
    modules: ['features/dashboard/shelves.tsx'],
    areas: ['shelves', 'catalogue', 'hearts', 'editorial-collections'],
  },
  search: {
    modules: ['features/catalogue/search/found-products.tsx'],
    areas: ['search-results', 'catalogue', 'hearts'],
  },
  collection: {
    modules: ['features/catalogue/collection-pieces.tsx'],
    areas: ['catalogue', 'hearts', 'editorial-collections'],
  },
  outfit: { modules: [], areas: ['editorial-posts', 'editorial-templates'] },
}
