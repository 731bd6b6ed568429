import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { products } from './schema.ts'

/** The columns that a list of products needs: descriptions and landmarks would be most of the bytes. */
export const listColumns = {
  number: products.number,
  id: products.id,
  groupId: products.groupId,
  brand: products.brand,
  name: products.name,
  category: products.category,
  colour: products.colour,
  colourFamily: products.colourFamily,
  colourCount: products.colourCount,
  sizes: products.sizes,
  occasions: products.occasions,
  priceCents: products.priceCents,
  maxPriceCents: products.maxPriceCents,
  listPriceCents: products.listPriceCents,
  currency: products.currency,
  availability: products.availability,
  productUrl: products.productUrl,
  imageUrl: products.imageUrl,
  additionalImages: products.additionalImages,
  dominantColour: products.dominantColour,
  garmentCategory: products.garmentCategory,
  isSample: products.isSample,
  isLuxe: products.isLuxe,
  popularity: products.popularity,
  material: products.material,
  season: products.season,
  department: products.department,
  traits: products.traits,
  goneAt: products.goneAt,
}

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof listColumns>

type Priced = Pick<ProductRow, 'priceCents' | 'currency' | 'availability'>

/** Falls back to plain text for a currency that Intl does not know. */
function formatMoney(cents: number, currency: string) {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)
  } catch {
    return (cents / 100).toFixed(2)
  }
}

/**
 * A price as a card shows it: '$59.00', 'Price varies' where the shop names none, 'SOLD OUT' for a sold-out product.
 */
export function displayPrice({ priceCents, currency, availability }: Priced) {
  if (priceCents !== null) return cleanPrice(formatMoney(priceCents, currency))
  return availability === 'out_of_stock' ? soldOut : unknownPrice
}

export const titleOf = ({ brand, name }: { brand: string; name: string }) =>
  brand ? `${brand} | ${name}` : name

/** A product as every list and its own page show it: with the way to its shop, a piece of Luxe, too. */
export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    title: titleOf(row),
    name: row.name,
    brand: row.brand,
    price: displayPrice(row),
    price_cents: row.priceCents,
    ...(row.maxPriceCents !== null && { most_price_cents: row.maxPriceCents }),
    list_price_cents: row.listPriceCents,
    currency: row.currency,
    product_url: row.productUrl,
    image_url: row.imageUrl,
    additional_images: row.additionalImages,
    dominant_color: row.dominantColour,
    category: row.category,
    colour: row.colour,
    colour_family: row.colourFamily,
    ...(row.colourCount > 1 && { colour_count: row.colourCount }),
    sizes: row.sizes,
    occasions: row.occasions,
    availability: row.goneAt ? 'gone' : row.availability,
    garment_category: row.garmentCategory,
    is_luxe: row.isLuxe,
    is_sample: row.isSample,
  }
}

/** A piece of an outfit that an editor made: shopping it as a whole is Luxe's, which asks `/shop-links`. */
export const presentWithoutLink = (row: ProductRow): Product => ({ ...presentProduct(row), product_url: '' })

/** What the stylist's lists add about a piece. */
export const stylistFacts = ({ groupId, material, season, department, traits }: ProductRow) => ({
  group_id: groupId,
  material,
  season,
  department,
  ...(traits && { traits }),
})
