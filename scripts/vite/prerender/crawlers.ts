import { landingAddress } from '#client/i18n/landing-address.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { pages } from './pages.ts'

/** Pages for search engines besides the landing page. All others are a shopper's own, or lead there. */
const indexedPages = pages.filter(({ file }) => file.isIndexed)

/** Null without the site's address, because a sitemap must contain absolute addresses. */
export function sitemap(siteAddress: string) {
  if (!siteAddress) return null
  const paths = [...languages.map(landingAddress), ...indexedPages.map(({ route }) => `/${route.path}`)]
  const urls = paths.map((path) => `  <url><loc>${siteAddress}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}

/** What public pages ask for: a crawler that runs their scripts sees them as shoppers do. These answers are cached. */
const publicCalls = [
  'app-state',
  'collections',
  'handpicked-products',
  'operator',
  'outfit-boards/',
  'outfit-posts',
  'products',
  'proxy-image',
  'top-picks',
]

/**
 * A shopper's own pages are not excluded: without a session they redirect to the sign-in and contain nothing private.
 * The rest of the API is, because each call costs something. The longest rule that fits is the one that counts.
 */
export const robots = (siteAddress: string) =>
  `User-agent: *\nDisallow: /api/\n${publicCalls.map((call) => `Allow: /api/${call}\n`).join('')}${siteAddress ? `\nSitemap: ${siteAddress}/sitemap.xml\n` : ''}`
