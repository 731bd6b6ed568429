import { decodeHTML } from 'entities/decode'
import type { FindCategory } from '#shared/finds.ts'
import type { Availability } from '#shared/product-categories.ts'
import { categoryWords } from '#shared/product-rules.ts'
import { readAvailability } from '../catalogue/feeds/availability.ts'
import { readPrice } from '../catalogue/feeds/price.ts'
import { plainText } from '../catalogue/feeds/text.ts'
import { NoFind } from './failure.ts'
import type { FetchedPage } from './fetch-page.ts'
import { readJsonLd } from './json-ld.ts'
import { isOtherKind, readHead, readOpenGraph, readTwitter, saysProduct } from './metas.ts'
import { readMicrodata } from './microdata.ts'
import { outwardAddress, pageAddress } from './page-address.ts'
import { readFacts, type PageFacts } from './page-facts.ts'
import type { Offer, Statement } from './statement.ts'

const most = { title: 200, brand: 80, type: 300, images: 4 }

/** What a page says of its piece, believed. */
export type Piece = {
  address: string
  title: string
  brand: string
  priceCents: number | null
  currency: string | null
  availability: Availability | 'unknown'
  /** Where its picture may be had, the best first. */
  images: string[]
  category: FindCategory
}

/** 'Silk slip | Maison Lune' on the pages of Maison Lune. */
function withoutShop(title: string, shop: string) {
  const cut = title.replace(/\s+[|–—·-]\s+([^|–—·-]+)$/u, (whole, end: string) =>
    shop && end.trim().toLowerCase() === shop.toLowerCase() ? '' : whole,
  )
  return cut || title
}

/** An offer with a price that can be read; a currency may stand elsewhere on the page. */
function pricesIn(offers: Offer[]) {
  const currencies = offers.map(({ currency }) => currency).filter(Boolean)
  for (const { price, currency } of offers) {
    // '49.900000' is no thousand.
    const written = decodeHTML(price).replace(/(?<=[.,]\d\d)0{2,}$/, '')
    const read = readPrice(plainText(written, 100), currency || (currencies[0] ?? ''), null)
    if (!('refused' in read)) return { priceCents: read.cents, currency: read.currency }
  }
  return { priceCents: null, currency: null }
}

function availabilityIn(offers: Offer[]): Piece['availability'] {
  const said = offers.map(({ availability }) => availability).find(Boolean)
  if (!said) return 'unknown'
  const name = said.replace(/^https?:\/\/schema\.org\//i, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return readAvailability(name)
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

/** The name that the page gives itself, where it stays in its own shop; a page cannot speak for another's. */
function addressOf({ canonical }: PageFacts, { url }: FetchedPage, ownHost: string | null) {
  const own = pageAddress(url.href, ownHost) ?? url
  const named = canonical
    ? pageAddress(URL.parse(decodeHTML(canonical), url.href)?.href ?? '', ownHost)
    : null
  const isOfShop = named?.host === own.host && (named.pathname !== '/' || own.pathname === '/')
  return (isOfShop ? named : own).href
}

/** An address is often a title: '/robe-longue-en-soie.html'. */
const wordsOf = ({ pathname }: URL) => pathname.replace(/%[\da-f]{2}/gi, ' ').replace(/[-_/.]+/g, ' ')

/**
 * A piece out of a page. What speaks most exactly comes first: JSON-LD, microdata, Open Graph, Twitter's card, the
 * page's own title; each fact is taken from the first that states it so that it can be read. A price has the
 * currency beside it, else the first that the page names.
 */
export async function readPiece(page: FetchedPage, ownHost: string | null): Promise<Piece> {
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
  // Plain titles and pictures are on every page: of one deep in a shop they are believed.
  const isLikely =
    openGraph.title !== '' && images.length > 0 && page.url.pathname !== '/' && !isOtherKind(facts)
  if (!title || !(isTold || isLikely)) throw new NoFind('unreadable', 'no piece on the page')
  return {
    address: addressOf(facts, page, ownHost),
    title,
    brand: firstOf('brand') || shop,
    ...prices,
    availability: availabilityIn(offers),
    images,
    category:
      categoryWords(title) ?? categoryWords(firstOf('type')) ?? categoryWords(wordsOf(page.url)) ?? 'unknown',
  }
}
