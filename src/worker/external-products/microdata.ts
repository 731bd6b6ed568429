import type { Statement } from './statement.ts'

/** A microdata property: the item that it belongs to, its name and its value. */
export type ItemProperty = { scope: ItemScope | null; name: string; value: string }
export type ItemScope = { type: string; parent: ItemScope | null; property: string }

/** Limits the properties, because each is compared with every other on the page. */
const mostProducts = 20

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

/** Reads the first product with a name from the page's microdata. */
export function readMicrodata(properties: ItemProperty[]): Statement | null {
  const products = new Set(properties.flatMap(({ scope }) => ancestors(scope).filter(isProduct)))
  for (const product of [...products].slice(0, mostProducts)) {
    const own = properties.flatMap(({ scope, name, value }) => {
      const place = placeIn(scope, product)
      return place === null || value === '' ? [] : { path: place ? `${place}.${name}` : name, value }
    })
    const said = (...paths: string[]) => own.find(({ path }) => paths.includes(path))?.value ?? ''
    const title = said('name')
    if (!title) continue
    const price = said('offers.price', 'offers.lowPrice', 'offers.priceSpecification.price', 'price')
    return {
      title,
      brand: said('brand.name', 'brand'),
      images: own.flatMap(({ path, value }) =>
        ['image', 'image.url', 'image.contentUrl'].includes(path) ? value : [],
      ),
      type: said('category'),
      offer: price
        ? {
            price,
            currency: said(
              'offers.priceCurrency',
              'offers.priceSpecification.priceCurrency',
              'priceCurrency',
            ),
            availability: said('offers.availability', 'availability'),
          }
        : null,
    }
  }
  return null
}

function ancestors(scope: ItemScope | null): ItemScope[] {
  const found: ItemScope[] = []
  for (let at = scope; at; at = at.parent) found.push(at)
  return found
}
