import { landingAddress } from '#client/i18n/landing-address.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { languages, localeOf, tagOf, type Language } from '#shared/languages.ts'

/** Drawn for this (public/share-card.jpg): 1200 × 630, as networks show links. */
const card = { path: '/share-card.jpg', width: 1200, height: 630 }

type Page = { language: Language; title: string; description: string; siteAddress: string }

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`

/** `ar-u-nu-latn` and `zh-Hans-CN` are for Intl; networks know a language and at most a country. */
const cardLocale = (language: Language) =>
  localeOf(language)
    .replace(/-u-.*|-Hans/, '')
    .replace('-', '_')

/**
 * What search engines and networks read of the landing page. An address has to be whole to count, so what
 * names one is there only where the build knows where the site stands.
 */
export function landingHead({ language, title, description, siteAddress }: Page) {
  const address = siteAddress + landingAddress(language)
  const picture = siteAddress + card.path
  const whole = siteAddress
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
    ...whole,
    meta('og:type', 'website'),
    meta('og:site_name', 'Cabine'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', cardLocale(language)),
    meta('og:image', picture),
    meta('og:image:width', String(card.width)),
    meta('og:image:height', String(card.height)),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${JSON.stringify(application({ language, description, siteAddress }))}</script>`,
  ]
}

/** A block of data: nothing runs it, so the policy against inline scripts has nothing against it. */
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
