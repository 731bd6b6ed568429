import { landingAreas } from './features/landing/social-proof.ts'
import { pageAreas, type PageName } from './i18n/page-areas.ts'
import { withMessages } from './i18n/with-messages.ts'
import { pagePaths } from './page-paths.ts'

function page<Page extends object>(name: PageName, load: () => Promise<Page>) {
  return () => withMessages(load(), ...pageAreas[name])
}

/** Every page by the name of its file, which is the first word of its path but for a few. */
export const pages = {
  landing: () => withMessages(import('./pages/landing.tsx'), ...landingAreas),
  auth: page('auth', () => import('./pages/auth.tsx')),
  'forgot-password': page('forgot-password', () => import('./pages/forgot-password.tsx')),
  'reset-password': page('reset-password', () => import('./pages/reset-password.tsx')),
  'verify-email': page('verify-email', () => import('./pages/verify-email.tsx')),
  'terms-of-service': page('terms-of-service', () => import('./pages/terms-of-service.tsx')),
  'privacy-policy': page('privacy-policy', () => import('./pages/privacy-policy.tsx')),
  'open-source-notices': page('open-source-notices', () => import('./pages/open-source-notices.tsx')),
  dashboard: page('dashboard', () => import('./pages/dashboard.tsx')),
  search: page('search', () => import('./pages/search.tsx')),
  collection: page('collection', () => import('./pages/collection.tsx')),
  'sample-shop': page('sample-shop', () => import('./pages/sample-shop.tsx')),
  wishlist: page('wishlist', () => import('./pages/wishlist.tsx')),
  explore: page('explore', () => import('./pages/explore.tsx')),
  outfit: page('outfit', () => import('./pages/outfit.tsx')),
  'fitting-room': page('fitting-room', () => import('./pages/fitting-room.tsx')),
  settings: page('settings', () => import('./pages/settings.tsx')),
  'settings-new': page('settings-new', () => import('./pages/settings-new.tsx')),
  'settings-clean': page('settings-clean', () => import('./pages/settings-clean.tsx')),
  subscribe: page('subscribe', () => import('./pages/subscribe.tsx')),
  consultation: page('consultation', () => import('./pages/consultation.tsx')),
  'style-letter': page('style-letter', () => import('./pages/style-letter.tsx')),
  'style-profile': page('style-profile', () => import('./pages/style-profile.tsx')),
  'outfit-generator': page('outfit-generator', () => import('./pages/outfit-generator.tsx')),
  'not-found': page('not-found', () => import('./pages/not-found.tsx')),
}

const names = Object.keys(pages) as PageName[]

/** `collections/:slug` is where an address begins with that word and has one more. */
const isAt = (pattern: string, words: string[]) => {
  const parts = pattern.split('/')
  return parts.length === words.length && parts.every((part, i) => part[0] === ':' || part === words[i])
}

/** Begins to fetch the page at a path, so that it is on its way before the router asks for it. */
export function fetchPage(path: string) {
  const words = path.slice(1).split('/')
  const name = names.find((one) => isAt(pagePaths[one], words))
  // What cannot be had now the router asks for again, and says so.
  if (name) pages[name]().catch(() => undefined)
}
