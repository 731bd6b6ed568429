import { and, eq } from 'drizzle-orm'
import { productCategories, type ProductCategory, type ProductOccasion } from '#shared/product-categories.ts'
import { isFor } from './collections.ts'
import { presentProduct, type ProductRow } from './present.ts'
import { isOpen, isPresentable, listPopular } from './queries.ts'
import { products } from './schema.ts'
import { readAnswer, type Store } from './shelf.ts'
import { spread } from './spread.ts'

const mostProducts = 12
const mostOfABrand = 3
const mostCandidates = 200

/** The stylist's chips, and what they mean in the catalogue. */
const occasionsOfChips: Record<string, ProductOccasion[]> = {
  'Work/Office': ['workwear'],
  'Date Night': ['date-night'],
  'Casual Weekend': ['casual-day', 'everyday'],
  'Special Event': ['special-event'],
  Travel: ['vacation'],
  Brunch: ['casual-day', 'everyday', 'date-night'],
}

const present = (row: ProductRow) => {
  const { id, title, brand, price, image_url, product_url } = presentProduct(row)
  return { id, name: title, brand, price, image: image_url, link: product_url }
}

async function find({ db }: Store, category: ProductCategory | undefined, occasions: ProductOccasion[]) {
  const isAsked = and(
    category && eq(products.category, category),
    occasions.length > 0 ? isFor(occasions) : undefined,
    isPresentable,
    isOpen,
  )
  const rows = await listPopular(db, isAsked, mostCandidates)
  return spread(rows, { most: mostProducts, mostOfABrand }).map(present)
}

/** What the stylist shows in her chat: the fields are the specification's. Of an occasion that she does not know any piece will do. */
export function listChatProducts(store: Store, asked: { category: string; occasion: string }) {
  const category = productCategories.find((one) => one === asked.category.toLowerCase())
  const chip = Object.keys(occasionsOfChips).find((one) => one === asked.occasion)
  const occasions = chip ? occasionsOfChips[chip] : []
  return readAnswer(store, `chat:${category}:${chip}`, () => find(store, category, occasions))
}
