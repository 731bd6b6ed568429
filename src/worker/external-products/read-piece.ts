import { decodeHTML } from 'entities/decode'
import type { ExternalProductCategory } from '#shared/external-products.ts'
import type { Availability } from '@cabine/sophia/vocabulary/product-categories.ts'
import { categoryOf, openCategories, type Categories } from '@cabine/sophia/catalogue/read-category.ts'
import { readAvailability } from '../feeds/availability.ts'
import { readPrice } from '../feeds/read-price.ts'
import { plainText } from '../feeds/plain-text.ts'
import { ReadFailure } from './read-failure.ts'
import type { FetchedPage } from './fetch-page.ts'
import { readJsonLd } from './json-ld.ts'
import { isOtherKind, readHead, readOpenGraph, readTwitter, saysProduct } from './meta-tags.ts'
import { readMicrodata } from './microdata.ts'
import { outwardAddress, pageAddress } from './page-address.ts'
import { readFacts, type PageFacts } from './page-facts.ts'
import { writtenPrice, type Offer, type Statement } from './product-statement.ts'

const most = { title: 200, brand: 80, type: 300, images: 4 }

/** A product as read from its page. */
export type ReadProduct = {
  address: string
  title: string
  brand: string
  priceCents: number | null
  currency: string | null
  availability: Availability | 'unknown'
  /** Addresses of its pictures, the best first. */
  images: string[]
  category: ExternalProductCategory
}

/** Removes the shop's name from a title: 'Silk slip | Maison Lune' on the pages of Maison Lune. */
function withoutShop(title: string, shop: string) {
  const cut = title.replace(/\s+[|–—·-]\s+([^|–—·-]+)$/u, (whole, end: string) =>
    shop && end.trim().toLowerCase() === shop.toLowerCase() ? '' : whole,
  )
  return cut || title
}

/** Takes the first offer with a readable price; the currency may stand elsewhere on the page. */
function pricesIn(offers: Offer[]) {
  const currencies = offers.map(({ currency }) => currency).filter(Boolean)
  for (const { price, currency } of offers) {
    const read = readPrice(writtenPrice(price), currency || (currencies[0] ?? ''), null)
    if (!('refused' in read)) return { priceCents: read.cents, currency: read.currency }
  }
  return { priceCents: null, currency: null }
}

function availabilityIn(offers: Offer[]): ReadProduct['availability'] {
  const said = offers.map(({ availability }) => availability).find(Boolean)
  if (!said) return 'unknown'
  return readAvailability(said) ?? 'unknown'
}

function imagesIn(statements: Statement[], { url }: FetchedPage, ownHost: string | null) {
  const addresses = statements.flatMap(({ images }) =>
    images.flatMap((raw) => {
      const absolute = URL.parse(decodeHTML(raw).trim(), url.href)?.href ?? ''
      return outwardAddress(absolute, ownHost)?.href ?? []
    }),
  )
  return [...new Set(addresses)].slice(0, most.images)
}

/** The canonical address, where it stays on the same host: a page cannot speak for another shop. */
function addressOf({ canonical }: PageFacts, { url }: FetchedPage, ownHost: string | null) {
  const own = pageAddress(url.href, ownHost) ?? url
  const named = canonical
    ? pageAddress(URL.parse(decodeHTML(canonical), url.href)?.href ?? '', ownHost)
    : null
  const isOfShop = named?.host === own.host && (named.pathname !== '/' || own.pathname === '/')
  return (isOfShop ? named : own).href
}

/** The path often contains the title: '/robe-longue-en-soie.html'. */
const wordsOf = ({ pathname }: URL) => pathname.replace(/%[\da-f]{2}/gi, ' ').replace(/[-_/.]+/g, ' ')

/**
 * Reads a product from a page. Sources are tried in the order JSON-LD, microdata, Open Graph, Twitter's card, page
 * title, and each fact is taken from the first that states it readably. A price takes the currency beside it,
 * otherwise the first that the page names.
 */
export async function readPiece(page: FetchedPage, ownHost: string | null): Promise<ReadProduct> {
  const facts = await readFacts(page.html)
  const jsonLd = readJsonLd(facts.jsonLd, page.url)
  const microdata = readMicrodata(facts.properties)
  const openGraph = readOpenGraph(facts)
  const statements = [jsonLd, microdata, openGraph, readTwitter(facts), readHead(facts)].filter(
    (one) => one !== null,
  )
  const offers = statements.flatMap(({ offer }) => offer ?? [])
  const shop = plainText(facts.metas.get('og:site_name') ?? '', most.brand)

  const firstOf = (field: 'title' | 'brand' | 'type') =>
    statements.map((one) => plainText(one[field], most[field])).find(Boolean) ?? ''
  const title = withoutShop(firstOf('title'), shop)
  const images = imagesIn(statements, page, ownHost)
  const prices = pricesIn(offers)

  const isTold = jsonLd !== null || microdata !== null || saysProduct(facts) || prices.priceCents !== null
  // Every page has a title and a picture: they are believed only on a page below the shop's root.
  const isLikely =
    openGraph.title !== '' && images.length > 0 && page.url.pathname !== '/' && !isOtherKind(facts)
  if (!title || !(isTold || isLikely)) throw new ReadFailure('unreadable', 'no piece on the page')
  return {
    address: addressOf(facts, page, ownHost),
    title,
    brand: firstOf('brand') || shop,
    ...prices,
    availability: availabilityIn(offers),
    images,
    category: categoryIn([title, firstOf('type'), wordsOf(page.url)], await openCategories()),
  }
}

/** The first of these texts that names a thing. */
function categoryIn([title = '', ...more]: string[], categories: Categories): ExternalProductCategory {
  const reads = [categories.read(title), ...more.map((text) => categories.read(text, title))]
  const sure = reads.find(({ told, isWeak }) => told !== null && !isWeak)
  return categoryOf((sure ?? reads.find(({ told }) => told !== null))?.told ?? null) ?? 'unknown'
}
