import type { ProductDetail } from '../catalogue/product-detail.ts'

const availabilities = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  preorder: 'PreOrder',
  gone: 'Discontinued',
} satisfies Record<ProductDetail['availability'], string>

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
    },
  }),
})

/** As the content of a script element that holds data: nothing in it can end the element. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
