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

/** What search engines read: the product, and the offer where its shop names a price (schema.org Product, Offer). */
export const structuredData = (product: ProductDetail, { address, pictures }: Named) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.description && { description: product.description }),
  ...(product.colour && { color: product.colour }),
  ...(product.material && { material: product.material }),
  image: pictures,
  sku: product.id,
  url: address,
  ...(product.price_cents !== null && {
    offers: {
      '@type': 'Offer',
      url: address,
      price: (product.price_cents / 100).toFixed(2),
      priceCurrency: product.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilities[product.availability]}`,
      ...(product.delivery && conditionsOf(product.delivery)),
    },
  }),
})

/** As the content of a script element that holds data: nothing in it can end the element. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
