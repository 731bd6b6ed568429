import { landingAddress } from '#client/i18n/landing-address.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { languages, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { cardLocale, siteCard } from '#shared/share-card.ts'

const card = siteCard.picture

type Page = { language: Language; title: string; description: string; siteAddress: string }

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`

/**
 * The tags that search engines and social networks read from the landing page. They accept absolute addresses only, so
 * tags with addresses are left out where the build does not know the site's own.
 */
export function landingHead({ language, title, description, siteAddress }: Page) {
  const address = siteAddress + landingAddress(language)
  const absolute = siteAddress
    ? [
        `<link rel="canonical" href="${address}" />`,
        ...languages.map(
          (one) =>
            `<link rel="alternate" hreflang="${tagOf(one)}" href="${siteAddress}${landingAddress(one)}" />`,
        ),
        `<link rel="alternate" hreflang="x-default" href="${siteAddress}/" />`,
        meta('og:url', address),
      ]
    : []
  return [
    ...absolute,
    ...cardTags({ language, title, description, siteAddress }),
    `<script type="application/ld+json">${JSON.stringify(application({ language, description, siteAddress }))}</script>`,
  ]
}

/** What a social network shows with a link, the same for every page but its words. */
const cardTags = ({ language, title, description, siteAddress }: Page) => [
  meta('og:type', 'website'),
  meta('og:site_name', 'Cabine'),
  meta('og:title', title),
  meta('og:description', description),
  meta('og:locale', cardLocale(language)),
  meta('og:image', siteAddress + card.path),
  meta('og:image:width', String(card.width)),
  meta('og:image:height', String(card.height)),
  '<meta name="twitter:card" content="summary_large_image" />',
]

/**
 * Likewise from any other page that is in the site map. It has one address for all languages, so it names no others; what stands behind
 * a question mark is the same page.
 */
export const indexedHead = (page: Page & { path: string }) => {
  const address = `${page.siteAddress}/${page.path}`
  const absolute = page.siteAddress
    ? [`<link rel="canonical" href="${address}" />`, meta('og:url', address)]
    : []
  return [...absolute, ...cardTags(page)]
}

/** A script element that only holds data: browsers do not run it, so the policy against inline scripts allows it. */
const application = ({ language, description, siteAddress }: Omit<Page, 'title'>) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Cabine',
  description,
  inLanguage: tagOf(language),
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  ...(siteAddress && { url: siteAddress + landingAddress(language), image: siteAddress + card.path }),
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})
