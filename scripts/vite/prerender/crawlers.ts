import { landingAddress } from '#client/i18n/landing-address.ts'
import { languages } from '#shared/languages.ts'
import { pages } from './pages.ts'

/** Beside the landing page: everything else is a shopper's own, or a way to it. */
const found = pages.filter(({ file }) => file.isIndexed)

/** A sitemap names whole addresses, so there is one only where the build knows where the site stands. */
export function sitemap(siteAddress: string) {
  if (!siteAddress) return null
  const paths = [...languages.map(landingAddress), ...found.map(({ route }) => `/${route.path}`)]
  const urls = paths.map((path) => `  <url><loc>${siteAddress}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}

/**
 * A shopper's own pages are not kept from crawlers here: without her session they lead to the sign-in, and
 * there is nothing of hers in what is served. The calls are, since each costs something.
 */
export const robots = (siteAddress: string) =>
  `User-agent: *\nDisallow: /api/\n${siteAddress ? `\nSitemap: ${siteAddress}/sitemap.xml\n` : ''}`
