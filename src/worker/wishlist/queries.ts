import { and, desc, eq, getTableColumns, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { NewWishlistItem } from '#shared/wishlist.ts'
import { products, productVariants } from '../catalogue/schema.ts'
import { numberNamed } from '../catalogue/named-variants.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { asText } from '../lib/row-types.ts'
import { rowOf } from '../lib/row-of.ts'
import { wishlistItems } from './schema.ts'

export const maxItems = 1000

const priceColumns = {
  id: products.id,
  priceCents: products.priceCents,
  currency: products.currency,
  availability: products.availability,
}

/** The product's present state. */
const presentColumns = {
  ...priceColumns,
  imageUrl: products.imageUrl,
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
export const listItems = (db: Db, owner: SQLWrapper) =>
  db
    .select(ofItem)
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, sql`${owner}`))
    .orderBy(desc(wishlistItems.savedAt), desc(sql`${wishlistItems}.rowid`))

export type ListedItem = typeof wishlistItems.$inferSelect

/** The size that she chose, as its shop sells it; null without one. */
const variantColumns = {
  id: productVariants.id,
  sizes: productVariants.sizes,
  priceCents: productVariants.priceCents,
  currency: productVariants.currency,
  availability: productVariants.availability,
  productUrl: productVariants.productUrl,
  goneAt: productVariants.goneAt,
}

/**
 * The products of these items, each with the size that was chosen of it. An item may be older than its product: then it names what
 * was a product for each size, and the size counts as chosen.
 */
const readProducts = (catalogue: CatalogueDb, items: Pick<ListedItem, 'productId' | 'variantId'>[]) =>
  catalogue
    .select({
      asked: asText(sql`wanted.value ->> 0`).as('asked'),
      product: presentColumns,
      variant: variantColumns,
    })
    .from(
      sql`json_each(${JSON.stringify(items.map(({ productId, variantId }) => [productId, variantId]))}) wanted`,
    )
    .innerJoin(products, sql`${products.number} = ${numberNamed(sql`wanted.value ->> 0`)}`)
    .leftJoin(
      productVariants,
      sql`${productVariants.productNumber} = ${products.number} and ${productVariants.id} = case
        when wanted.value ->> 1 <> '' then wanted.value ->> 1
        when wanted.value ->> 0 <> ${products.id} then wanted.value ->> 0 end`,
    )

export type Listed = Awaited<ReturnType<typeof readProducts>>[number]
export type ListedVariant = NonNullable<Listed['variant']>

/** The products of these items as the catalogue has them today, by the items' own ids; those that have left it are missing. */
export async function findListed(
  catalogue: CatalogueDb,
  items: Pick<ListedItem, 'productId' | 'variantId'>[],
) {
  const named = items.filter(({ productId }) => productId !== null)
  const found = named.length > 0 ? await readProducts(catalogue, named) : []
  return new Map(found.map((one) => [one.asked, one]))
}

/** Colours may share an address: one that is still sold comes first. */
const namedNumber = sql`(
  select named.number from products named where named.id = wanted.value or named.product_url = wanted.value
  order by named.id = wanted.value desc, named.gone_at is not null, named.number limit 1)`

const ofVariant = (column: 'id' | 'product_number') => sql`(
  select one.${sql.raw(column)} from product_variants one where one.id = wanted.value or one.product_url = wanted.value
  order by one.id = wanted.value desc, one.gone_at is not null, one.number limit 1)`

/**
 * Each item, joined with the catalogue product that its id names, by id or by shop address: the product's own, or those of one of
 * its sizes. The chosen size is the one that the item says, or else the one that it is named by.
 */
export const findNamedProducts = (
  catalogue: CatalogueDb,
  items: Pick<NewWishlistItem, 'itemId' | 'variantId'>[],
) =>
  catalogue
    // With an alias, because a D1 batch answers with objects keyed by column name.
    .select({
      itemId: asText(sql`wanted.value`).as('item_id'),
      product: toldColumns,
      variant: variantColumns,
    })
    .from(
      sql`(select value ->> 0 as value, value ->> 1 as chosen from json_each(${JSON.stringify(
        items.map(({ itemId, variantId = '' }) => [itemId, variantId]),
      )})) wanted`,
    )
    .leftJoin(products, sql`${products.number} = coalesce(${namedNumber}, ${ofVariant('product_number')})`)
    .leftJoin(
      productVariants,
      sql`${productVariants.productNumber} = ${products.number} and ${productVariants.id} = case
        when wanted.chosen <> '' then wanted.chosen
        when ${products.number} is not ${namedNumber} then ${ofVariant('id')} end`,
    )

/** That somebody saved this size, so that what is new of it is told. It names nobody. */
export const watchVariants = (catalogue: CatalogueDb, ids: string[]) =>
  catalogue
    .update(productVariants)
    .set({ isWatched: true })
    .where(and(inArray(productVariants.id, inList(ids)), eq(productVariants.isWatched, false)))

export type NamedProduct = Awaited<ReturnType<typeof findNamedProducts>>[number]

type Item = NewWishlistItem & { productId: string | null; variantId?: string }

/**
 * Saves all of them, newest first, or none where the list cannot hold them. An item that is already saved, under
 * either name, stays as it is, so that a double tap does not move it to the top.
 */
export function saveItems(db: Db, owner: SQLWrapper, items: Item[]) {
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
        variantId: sql`coalesce(${field('variantId')}, '')`,
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
          where not ${heldBy('item_id', 'itemId')} and not ${heldBy('product_id', 'productId')}) <= ${maxItems}`,
    )
    .onConflictDoNothing()
    .returning({ productId: wishlistItems.productId })
}

/** Of a piece that is saved already she may choose a size afterwards: what it costs then is what she saved it at. */
export const chooseVariant = (db: Db, owner: SQLWrapper, { productId, variantId = '', price }: Item) =>
  db
    .update(wishlistItems)
    .set({ variantId, price })
    .where(
      and(
        sql`${variantId} <> '' and ${wishlistItems.variantId} <> ${variantId}`,
        eq(wishlistItems.userId, sql`${owner}`),
        eq(wishlistItems.productId, productId ?? ''),
      ),
    )

/** A heart from the time when a size was a product by itself, and where it belongs now. */
export type OldHeart = { productId: string; product: string; variantId: string; image: string }

/**
 * Puts hearts of sizes where they belong. `hearts` are newest first: of several sizes of one product the newest heart stays, and
 * no size counts as the chosen one.
 */
export const moveHearts = (db: Db, owner: SQLWrapper, hearts: OldHeart[]) => {
  const own = eq(wishlistItems.userId, sql`${owner}`)
  const several = hearts.filter(({ product }, at) => hearts.findIndex((one) => one.product === product) < at)
  return [
    ...hearts.map(({ productId, product, variantId, image }) =>
      db
        .update(wishlistItems)
        .set({ productId: product, variantId, image })
        .where(
          and(
            own,
            eq(wishlistItems.productId, productId),
            sql`not exists (select 1 from wishlist_items held where held.user_id = ${owner} and held.product_id = ${product})`,
          ),
        ),
    ),
    db
      .delete(wishlistItems)
      .where(and(own, inArray(wishlistItems.productId, inList(hearts.map(({ productId }) => productId))))),
    db
      .update(wishlistItems)
      .set({ variantId: '' })
      .where(and(own, inArray(wishlistItems.productId, inList(several.map(({ product }) => product))))),
  ]
}

/** Finds the saved item, possibly under its other name. */
export const findItem = (db: Db, owner: SQLWrapper, { itemId, productId }: Item) =>
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
    where by_product.user_id = ${owner} and by_product.product_id = ${productId}
    union all
    select rowid from wishlist_items by_size
    where by_size.user_id = ${owner} and by_size.variant_id = ${productId} and by_size.variant_id <> '')`

/** `name` is the item's id, its product's, or that of the chosen size. */
export const removeItem = (db: Db, owner: SQLWrapper, name: string) =>
  db
    .delete(wishlistItems)
    .where(named(owner, name, name))
    .returning({ productId: wishlistItems.productId, savedAt: wishlistItems.savedAt })

/** Removes what she saved of another shop, and leaves a product of the catalogue with that address. */
export const removeOfOtherShop = (db: Db, owner: SQLWrapper, address: string) =>
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
