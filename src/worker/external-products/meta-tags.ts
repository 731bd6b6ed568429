import type { PageFacts } from './page-facts.ts'
import { nothingSaid, type Offer, type Statement } from './product-statement.ts'

type Metas = PageFacts['metas']

const first = (metas: Metas, ...names: string[]) => names.map((name) => metas.get(name)).find(Boolean) ?? ''

/** The names of the price tag at Facebook, Pinterest and Shopify, and common mixtures of them. */
function offerIn(metas: Metas): Offer | null {
  const price = first(
    metas,
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'product:price',
    'og:price',
    'price',
  )
  if (!price) return null
  return {
    price,
    currency: first(
      metas,
      'product:sale_price:currency',
      'product:price:currency',
      'og:price:currency',
      'pricecurrency',
      'currency',
    ),
    availability: first(metas, 'product:availability', 'og:availability', 'availability'),
  }
}

/** Twitter's cards put a value beside its label: 'Price', '€ 49,90'. */
function offerOfCard(metas: Metas): Offer | null {
  for (const place of ['1', '2']) {
    const label = first(metas, `twitter:label${place}`)
    const price = first(metas, `twitter:data${place}`)
    if (/price|prix|preis|precio|prezzo/i.test(label) && price)
      return { price, currency: '', availability: '' }
  }
  return null
}

/** Whether the page says that it is something other than a product, such as an article. */
export const isOtherKind = ({ metas }: PageFacts) =>
  /^(?:article|profile|book|video|music)\b/i.test(metas.get('og:type') ?? '')

export const saysProduct = ({ metas }: PageFacts) => /product/i.test(metas.get('og:type') ?? '')

/** Reads Open Graph tags and their relatives, and those that Shopify adds. */
export const readOpenGraph = ({ metas, images }: PageFacts): Statement => ({
  ...nothingSaid,
  title: first(metas, 'og:title', 'product:title'),
  brand: first(metas, 'product:brand', 'og:brand'),
  images,
  type: first(metas, 'product:category', 'product:retailer_category'),
  offer: offerIn(metas),
})

export const readTwitter = ({ metas }: PageFacts): Statement => ({
  ...nothingSaid,
  title: first(metas, 'twitter:title'),
  offer: offerOfCard(metas),
})

/** Reads the title, which every page has. */
export const readHead = ({ title }: PageFacts): Statement => ({ ...nothingSaid, title })
