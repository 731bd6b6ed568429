import type { SaleTerms } from '#shared/operator/sale-terms.ts'
import type { ProductDetail } from './product-detail.ts'
import { conditionsOf } from './conditions.ts'

const availabilities = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  preorder: 'PreOrder',
  gone: 'Discontinued',
} satisfies Record<ProductDetail['availability'], string>

type Named = { address: string; pictures: string[]; terms: SaleTerms }

/**
 * What search engines read: the product, and the offer where its shop names a price (schema.org Product, Offer). Where the shop sells
 * each size by itself, the product is a group of them, each with its own offer (schema.org ProductGroup).
 */
export const structuredData = (product: ProductDetail, named: Named) => {
  const { variants } = product
  if (variants.length < 2) return { '@context': 'https://schema.org', ...productOf(product, named) }
  const { offers: _offers, sku, ...shared } = productOf(product, named)
  return {
    '@context': 'https://schema.org',
    ...shared,
    '@type': 'ProductGroup',
    productGroupID: sku,
    variesBy: 'https://schema.org/size',
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.name}, ${variant.size}`,
      sku: variant.id,
      size: variant.size,
      ...(product.colour && { color: product.colour }),
      image: named.pictures[0],
      ...offerOf(product, variant, `${named.address}?size=${encodeURIComponent(variant.size)}`, named.terms),
    })),
  }
}

const productOf = (product: ProductDetail, { address, pictures, terms }: Named) => ({
  '@type': 'Product',
  name: product.name,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.description && { description: product.description }),
  ...(product.colour && { color: product.colour }),
  ...(product.material && { material: product.material }),
  image: pictures,
  sku: product.id,
  url: address,
  ...offerOf(product, product, address, terms),
})

type Offered = Pick<ProductDetail, 'price_cents' | 'currency' | 'availability'>

/** Of a product that is gone no size can be had. */
const offerOf = (product: ProductDetail, offered: Offered, address: string, terms: SaleTerms) => {
  const { price_cents: cents, currency } = offered
  const availability = product.availability === 'gone' ? 'gone' : offered.availability
  return cents === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url: address,
          price: (cents / 100).toFixed(2),
          priceCurrency: currency,
          itemCondition: 'https://schema.org/NewCondition',
          availability: `https://schema.org/${availabilities[availability]}`,
          ...conditionsOf(product.delivery, terms),
        },
      }
}

/** As the content of a script element that holds data: nothing in it can end the element. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
