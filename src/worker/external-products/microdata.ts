import { best } from './best-offer.ts'
import type { Offer, Statement } from './product-statement.ts'

/** A microdata property: the item that it belongs to, its name and its value. */
export type ItemProperty = { scope: ItemScope | null; name: string; value: string }
export type ItemScope = { type: string; parent: ItemScope | null; property: string }

/** Limits the properties, because each is compared with every other on the page. */
const maxProducts = 20
const maxOffers = 200

const isProduct = ({ type }: ItemScope) =>
  /schema\.org\/(?:Product|ProductGroup|IndividualProduct)$/i.test(type)

/**
 * Whether the property belongs to the product, its offer or its brand, and not to another product that it mentions.
 */
function placeIn(scope: ItemScope | null, product: ItemScope) {
  const path: string[] = []
  for (let at = scope; at; at = at.parent) {
    if (at === product) return path.join('.')
    path.unshift(at.property)
  }
  return null
}

/** The offer that a property is part of: the innermost one, or the product itself. */
function offerAround(scope: ItemScope | null, product: ItemScope) {
  let at = scope
  while (at && at !== product && at.property !== 'offers') at = at.parent
  return at
}

/** Everything that is offered, each with a price: a size or a seller is an offer of its own, and those of an aggregate stand within it. */
function offersOf(product: ItemScope, properties: ItemProperty[]): Offer[] {
  const own = properties.filter(({ scope, value }) => placeIn(scope, product) !== null && value !== '')
  const byOffer = Map.groupBy(own, ({ scope }) => offerAround(scope, product))
  const read = [...byOffer].slice(0, maxOffers).flatMap(([offer, parts]) => {
    if (!offer) return []
    const said = (...paths: string[]) =>
      parts.find(({ scope, name }) => {
        const place = placeIn(scope, offer)
        return paths.includes(place ? `${place}.${name}` : name)
      })?.value ?? ''
    const price = said('price', 'lowPrice', 'priceSpecification.price')
    const currency = said('priceCurrency', 'priceSpecification.priceCurrency')
    return [{ offer, price, currency, availability: said('availability') }]
  })
  const of = (scope: ItemScope | null) => read.find(({ offer }) => offer === scope)
  // The whole of an aggregate is not another offer beside those in it.
  const isWhole = ({ offer }: { offer: ItemScope }) =>
    read.some((one) => one.price !== '' && one.offer !== offer && ancestors(one.offer).includes(offer))
  return read
    .filter((one) => one.price !== '' && !isWhole(one))
    .map(({ offer, price, currency, availability }) => {
      const around = ancestors(offer.parent).map((scope) => of(scope))
      const inherited = (part: 'currency' | 'availability') => around.find((one) => one?.[part])?.[part] ?? ''
      return {
        price,
        currency: currency || inherited('currency') || (of(product)?.currency ?? ''),
        availability: availability || (of(product)?.availability ?? ''),
      }
    })
}

/** Reads the first product with a name from the page's microdata. */
export function readMicrodata(properties: ItemProperty[]): Statement | null {
  const products = new Set(properties.flatMap(({ scope }) => ancestors(scope).filter(isProduct)))
  for (const product of [...products].slice(0, maxProducts)) {
    const own = properties.flatMap(({ scope, name, value }) => {
      const place = placeIn(scope, product)
      return place === null || value === '' ? [] : { path: place ? `${place}.${name}` : name, value }
    })
    const said = (...paths: string[]) => own.find(({ path }) => paths.includes(path))?.value ?? ''
    const title = said('name')
    if (!title) continue
    return {
      title,
      brand: said('brand.name', 'brand'),
      images: own.flatMap(({ path, value }) =>
        ['image', 'image.url', 'image.contentUrl'].includes(path) ? value : [],
      ),
      type: said('category'),
      offer: best(offersOf(product, properties)),
    }
  }
  return null
}

function ancestors(scope: ItemScope | null): ItemScope[] {
  const found: ItemScope[] = []
  for (let at = scope; at; at = at.parent) found.push(at)
  return found
}
