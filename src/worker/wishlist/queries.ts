import { and, desc, eq, getTableColumns, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { NewWishlistItem } from '#shared/wishlist.ts'
import { products } from '../catalogue/schema.ts'
import type { CatalogueDb, KeepingDb } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { asText } from '../lib/rows.ts'
import { rowOf } from '../lib/row-of.ts'
import { wishlistItems } from './schema.ts'

export const mostItems = 1000

const priceColumns = {
  id: products.id,
  priceCents: products.priceCents,
  currency: products.currency,
  availability: products.availability,
}

/** The product's present state. */
const presentColumns = {
  ...priceColumns,
  productUrl: products.productUrl,
  garmentCategory: products.garmentCategory,
  isLuxe: products.isLuxe,
  goneAt: products.goneAt,
}

const toldColumns = {
  ...priceColumns,
  name: products.name,
  brand: products.brand,
  imageUrl: products.imageUrl,
  productUrl: products.productUrl,
  category: products.category,
  isLuxe: products.isLuxe,
}

const ofItem = getTableColumns(wishlistItems)

/** Newest first. */
export const listItems = (db: KeepingDb, owner: SQLWrapper) =>
  db
    .select(ofItem)
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, sql`${owner}`))
    .orderBy(desc(wishlistItems.savedAt), desc(sql`${wishlistItems}.rowid`))

export type ListedItem = typeof wishlistItems.$inferSelect

const readProducts = (catalogue: CatalogueDb, ids: string[]) =>
  catalogue
    .select(presentColumns)
    .from(products)
    .where(inArray(products.id, inList(ids)))

export type ListedProduct = Awaited<ReturnType<typeof readProducts>>[number]

/** The products of these items as the catalogue has them today, by id; those that have left it are missing. */
export async function findListed(catalogue: CatalogueDb, items: Pick<ListedItem, 'productId'>[]) {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  const found = ids.length > 0 ? await readProducts(catalogue, ids) : []
  return new Map(found.map((product) => [product.id, product]))
}

/** Each item id, joined with the catalogue product that it names, by id or by shop address. */
export const findNamedProducts = (catalogue: CatalogueDb, itemIds: string[]) =>
  catalogue
    // With an alias, because a D1 batch answers with objects keyed by column name.
    .select({ itemId: asText(sql`wanted.value`).as('item_id'), product: toldColumns })
    .from(sql`json_each(${JSON.stringify(itemIds)}) wanted`)
    .leftJoin(
      products,
      // Sizes and colours may share an address: one that is still sold comes first.
      sql`${products.number} = (
        select named.number from products named where named.id = wanted.value or named.product_url = wanted.value
        order by named.id = wanted.value desc, named.gone_at is not null, named.number limit 1)`,
    )

export type NamedProduct = Awaited<ReturnType<typeof findNamedProducts>>[number]

type Item = NewWishlistItem & { productId: string | null }

/**
 * Saves all of them, newest first, or none where the list cannot hold them. An item that is already saved, under
 * either name, stays as it is, so that a double tap does not move it to the top.
 */
export function saveItems(db: KeepingDb, owner: SQLWrapper, items: Item[]) {
  const now = Date.now()
  const incoming = JSON.stringify(items.map((item, age) => ({ ...item, savedAt: now - age })))
  const field = (name: string) => sql`wanted.value ->> ${sql.raw(`'${name}'`)}`
  const heldBy = (column: string, name: string) =>
    sql`exists (select 1 from wishlist_items held
      where held.user_id = ${owner} and held.${sql.raw(column)} = ${field(name)})`
  return db
    .insert(wishlistItems)
    .select(
      sql`select ${rowOf(wishlistItems, {
        userId: sql`${owner}`,
        itemId: field('itemId'),
        productId: field('productId'),
        title: field('title'),
        brand: field('brand'),
        price: field('price'),
        image: field('image'),
        link: field('link'),
        category: field('category'),
        savedAt: field('savedAt'),
      })} from json_each(${incoming}) wanted
      where ${owner} is not null and (select count(*) from wishlist_items all_held where all_held.user_id = ${owner})
        + (select count(*) from json_each(${incoming}) wanted
          where not ${heldBy('item_id', 'itemId')} and not ${heldBy('product_id', 'productId')}) <= ${mostItems}`,
    )
    .onConflictDoNothing()
    .returning({ productId: wishlistItems.productId })
}

/** Finds the saved item, possibly under its other name. */
export const findItem = (db: KeepingDb, owner: SQLWrapper, { itemId, productId }: Item) =>
  db
    .select(ofItem)
    .from(wishlistItems)
    .where(named(owner, itemId, productId))
    .orderBy(desc(eq(wishlistItems.itemId, itemId)))
    .limit(1)

/**
 * Her items of these names. Each name is looked up in its own index: of one condition with 'or', whose owner is a subquery, SQLite
 * reads everybody's hearts.
 */
const named = (owner: SQLWrapper, itemId: string, productId: string | null) =>
  sql`${wishlistItems}.rowid in (
    select rowid from wishlist_items by_item where by_item.user_id = ${owner} and by_item.item_id = ${itemId}
    union all
    select rowid from wishlist_items by_product
    where by_product.user_id = ${owner} and by_product.product_id = ${productId})`

/** `name` is the item's id or its product's. */
export const removeItem = (db: KeepingDb, owner: SQLWrapper, name: string) =>
  db
    .delete(wishlistItems)
    .where(named(owner, name, name))
    .returning({ productId: wishlistItems.productId, savedAt: wishlistItems.savedAt })

/** Removes what she saved of another shop, and leaves a product of the catalogue with that address. */
export const removeOfOtherShop = (db: KeepingDb, owner: SQLWrapper, address: string) =>
  db
    .delete(wishlistItems)
    .where(
      and(
        eq(wishlistItems.userId, sql`${owner}`),
        eq(wishlistItems.itemId, address),
        isNull(wishlistItems.productId),
      ),
    )
    .returning({ itemId: wishlistItems.itemId })
