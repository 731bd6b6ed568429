import type { Delivery, DeliveryTo } from '#shared/delivery.ts'
import type { ProductDetail } from '../catalogue/product-detail.ts'

const availabilities = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  preorder: 'PreOrder',
  gone: 'Discontinued',
} satisfies Record<ProductDetail['availability'], string>

/** So many countries of a list are told: search engines read no more. */
const mostCountries = 50

/** Delivery and returns as the shop says them (schema.org OfferShippingDetails, MerchantReturnPolicy). */
function conditionsOf({ shipsTo, to = [], returnDays }: Delivery) {
  const countries = shipsTo ?? to.map(({ country }) => country)
  return {
    ...(to.length > 0 && {
      shippingDetails: to.slice(0, mostCountries).map(shippingTo),
    }),
    // A policy counts in a country, so without one there is nothing to say.
    ...(returnDays !== undefined &&
      countries.length > 0 && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countries.slice(0, mostCountries),
          ...(returnDays > 0
            ? {
                returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
                merchantReturnDays: returnDays,
              }
            : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
        },
      }),
  }
}

const shippingTo = ({ country, cents, currency, fromDays, toDays }: DeliveryTo) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: (cents / 100).toFixed(2), currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(toDays !== undefined && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: fromDays ?? 0,
        maxValue: toDays,
        unitCode: 'DAY',
      },
    },
  }),
})

type Named = { address: string; pictures: string[] }

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
      ...offerOf(product, variant, `${named.address}?size=${encodeURIComponent(variant.size)}`),
    })),
  }
}

const productOf = (product: ProductDetail, { address, pictures }: Named) => ({
  '@type': 'Product',
  name: product.name,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.description && { description: product.description }),
  ...(product.colour && { color: product.colour }),
  ...(product.material && { material: product.material }),
  image: pictures,
  sku: product.id,
  url: address,
  ...offerOf(product, product, address),
})

type Offered = Pick<ProductDetail, 'price_cents' | 'currency' | 'availability'>

/** Of a product that is gone no size can be had. */
const offerOf = (product: ProductDetail, offered: Offered, address: string) => {
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
          ...(product.delivery && conditionsOf(product.delivery)),
        },
      }
}

/** As the content of a script element that holds data: nothing in it can end the element. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
