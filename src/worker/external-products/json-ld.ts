import { isObject, listOf, nameOf, parseLoosely, textOf, typesOf, type Json } from './loose-json.ts'
import { offerOf } from './best-offer.ts'
import type { Statement } from './product-statement.ts'

/** Limits for the walk through JSON-LD: the product of a page stands near the top of its data. */
const maxNodes = 5_000
const maxDepth = 8
const maxVariants = 100
const maxImages = 8

/** Below these properties stand other products or reviews. */
const elsewhere = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemListElement',
  'review',
  'reviews',
  'hasVariant',
  'offers',
])

const isProduct = (node: Json) =>
  typesOf(node).some((type) =>
    ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel'].includes(type),
  )

/**
 * Lists every product in the blocks, breadth first. It does not recurse, because a page may nest its data as deeply
 * as it likes.
 */
function productsIn(blocks: unknown[]) {
  const found: Json[] = []
  const queue = blocks.map((value) => ({ value, depth: 0 }))
  // The list grows while it is read.
  for (const [at, { value, depth }] of queue.entries()) {
    if (at === maxNodes) break
    if (isObject(value) && isProduct(value)) found.push(value)
    if (depth === maxDepth || queue.length >= maxNodes) continue
    if (Array.isArray(value))
      queue.push(...value.slice(0, 500).map((one) => ({ value: one, depth: depth + 1 })))
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value))
        if (!elsewhere.has(key) && typeof inner === 'object') queue.push({ value: inner, depth: depth + 1 })
  }
  return found
}

const pathOf = (address: string, base: URL) => URL.parse(address, base.href)?.pathname.replace(/\/$/, '')

/** Picks the product whose address is the page's, otherwise the first that has an offer. */
function ofPage(products: Json[], page: URL) {
  const own = pathOf(page.href, page)
  const isOwn = (node: Json) =>
    [node.url, node['@id'], node.mainEntityOfPage].some(
      (named) => typeof named === 'string' && own !== '' && pathOf(named, page) === own,
    )
  return (
    products.find(isOwn) ??
    products.find((node) => node.offers !== undefined || node.hasVariant !== undefined) ??
    products[0]
  )
}

/** An image may be an address, an object with an address, or a list of either. */
const imagesOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, maxImages)
    .flatMap((one) => {
      if (typeof one === 'string') return one
      if (!isObject(one)) return []
      return textOf(one.contentUrl) || textOf(one.url) || textOf(one['@id']) || []
    })

/** Finds the variant that the page's address names: a colour has a price and a picture of its own. */
function namedVariant(variants: Json[], page: URL) {
  const named = (node: Json) => listOf(node.offers).filter(isObject).concat(node)
  return variants.find((variant) =>
    named(variant).some(({ url }) => {
      const own = typeof url === 'string' ? URL.parse(url, page.href) : null
      return own !== null && own.search !== '' && own.pathname + own.search === page.pathname + page.search
    }),
  )
}

/** Reads the product from the page's JSON-LD; null where there is none. */
export function readJsonLd(blocks: string[], page: URL): Statement | null {
  const product = ofPage(productsIn(blocks.map(parseLoosely)), page)
  if (!product) return null
  const variants = listOf(product.hasVariant).filter(isObject).slice(0, maxVariants)
  const variant = namedVariant(variants, page)
  const offers = variant ? [variant] : variants
  return {
    title: textOf(product.name) || textOf(variant?.name ?? variants[0]?.name),
    brand: nameOf(product.brand) || nameOf(product.manufacturer),
    images: [variant?.image, product.image, variants[0]?.image].flatMap(imagesOf),
    type: listOf(product.category).map(nameOf).join(' '),
    offer:
      (variant && offerOf(variant.offers)) ??
      offerOf([...listOf(product.offers), ...offers.flatMap((one) => listOf(one.offers))]),
  }
}
