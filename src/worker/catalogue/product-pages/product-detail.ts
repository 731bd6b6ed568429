import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { isKnown, type Season } from '@cabine/sophia/vocabulary/product-categories.ts'
import { shortIdIn } from '#shared/product-address.ts'
import type { Product, ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import type { Delivery } from '#shared/delivery.ts'
import type { SizeSystem } from '#shared/sizes/size-systems.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import { decode } from '#shared/alike/code.ts'
import type { VectorIndex } from '../alike/index-of-vectors.ts'
import { nearestProducts } from '../alike/nearest-products.ts'
import { openIndex } from '../alike/open-index.ts'
import { productVectors } from '../alike/schema.ts'
import type { ApiContext } from '../../lib/app.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { displayPrice, listColumns, presentProduct, type ProductRow } from '../present.ts'
import { isOnSale, isPresentable } from '../queries.ts'
import { products, productVariants } from '../schema.ts'
import { readAnswer, storeOf } from '../cached-list.ts'

const maxSimilar = 4
const maxVariants = 60
const maxColours = 24
const maxAlike = 24
/** Fewer are no shelf. */
const fewestAlike = 3
/** A shelf is drawn with each page, and looks no further than this. */
const maxRows = 4_000
const maxRead = 24

/** The nearest pieces are chosen from this many of the brand's and the category's most popular. */
const read = { brand: 60, category: 150 }

const self = alias(products, 'self')

const variantColumns = {
  id: productVariants.id,
  sizes: productVariants.sizes,
  priceCents: productVariants.priceCents,
  listPriceCents: productVariants.listPriceCents,
  currency: productVariants.currency,
  availability: productVariants.availability,
  productUrl: productVariants.productUrl,
}

const mostWanted = (where: SQL, limit: number) =>
  sql`select number from (select number from products where gone_at is null and ${where}
    order by popularity desc, number desc limit ${limit})`

/**
 * What is close to it by what is said of it: the same brand first, then the same category, nearer in colour and price. Other sizes
 * and colours of the product itself are left out.
 */
function listNeighbours(db: CatalogueDb, id: SQL) {
  const own = (column: string) =>
    sql`${sql.raw(column)} = (select ${sql.raw(column)} from products where id = ${id})`
  const isNear = sql`${products.number} in (
    ${mostWanted(own('brand collate nocase'), read.brand)} union ${mostWanted(own('category'), read.category)})`
  const nearness = sql`2 * (${products.category} = ${self.category})
    + (${products.colourFamily} is ${self.colourFamily})
    + max(0, 1 - abs(1.0 * coalesce(${products.priceCents}, 0) / nullif(${self.priceCents}, 0) - 1))`
  const isOther = and(ne(products.id, id), or(eq(self.groupId, ''), ne(products.groupId, self.groupId)))
  return db
    .select(listColumns)
    .from(self)
    .innerJoin(products, isNear)
    .where(and(eq(self.id, id), isOther, isOnSale, isPresentable))
    .orderBy(
      desc(sql`${products.brand} = ${self.brand} collate nocase`),
      desc(sql`coalesce(${nearness}, 0)`),
      desc(products.popularity),
      desc(products.number),
    )
    .limit(maxRead)
}

/** Keeps one colour of each design, and each product once. */
const different = (rows: ProductRow[]) =>
  rows
    .filter(
      (row, place) =>
        rows.findIndex(({ id, groupId }) => id === row.id || (groupId !== '' && groupId === row.groupId)) ===
        place,
    )
    .slice(0, maxSimilar)

const isNoSister =
  ({ id, groupId }: ProductRow) =>
  (other: ProductRow) =>
    other.id !== id && (groupId === '' || other.groupId !== groupId)

/** What looks like it, of its category; nothing where its picture is not described yet. */
async function findAlike(db: CatalogueDb, vectors: VectorIndex, row: ProductRow, code: string | null) {
  if (code === null) return []
  const asked = {
    vector: decode(code),
    ...(isKnown(row.category) && { category: [row.category] }),
    most: maxAlike,
    maxRows,
  }
  const found = await nearestProducts(db, vectors, asked)
  return different(found.map((one) => one.row).filter(isNoSister(row)))
}

/** The sizes of a product that each have a page in the shop. */
const listVariants = (db: CatalogueDb, id: SQL) =>
  db
    .select(variantColumns)
    .from(productVariants)
    .where(
      and(
        sql`${productVariants.productNumber} = (select number from products where id = ${id})`,
        isNull(productVariants.goneAt),
      ),
    )
    .orderBy(asc(productVariants.place), asc(productVariants.number))
    .limit(maxVariants)

type VariantRow = Awaited<ReturnType<typeof listVariants>>[number]

const presentVariant = (row: VariantRow): ProductVariant => ({
  id: row.id,
  size: row.sizes.join(', '),
  price: displayPrice(row),
  price_cents: row.priceCents,
  list_price_cents: row.listPriceCents,
  currency: row.currency,
  availability: row.availability,
  product_url: row.productUrl,
})

/** The other colours of its group that are on sale. */
const listColours = (db: CatalogueDb, id: SQL) =>
  db
    .select(listColumns)
    .from(self)
    .innerJoin(
      products,
      and(
        eq(products.feedId, self.feedId),
        eq(products.groupId, self.groupId),
        sql`${products.colourKey} is not null`,
        ne(products.number, self.number),
      ),
    )
    .where(and(eq(self.id, id), sql`${self.colourKey} is not null`, isOnSale))
    .orderBy(asc(products.colourKey))
    .limit(maxColours)

export type ProductDetail = Product & {
  /** Its sizes, where the shop sells each by itself; in `sizes` are those that can be had. */
  variants: ProductVariant[]
  /** The same piece in other colours. */
  colours: Product[]
  description: string
  material: string
  season: Season
  size_chart: SizeChart | null
  /** In which system the shop counts its sizes; null where it does not say. */
  size_system: SizeSystem | null
  delivery: Delivery | null
  /** What looks like it; where that is not known yet, what is close to it by what is said of it. */
  similar: Product[]
  similar_by: 'look' | 'words'
  /** How its picture looks (shared/alike/code.ts): the search finds more like it. */
  look: string | null
  /** Others of its brand. */
  of_brand: Product[]
  /** Since when no shop sells it; null while one does. */
  gone_at: string | null
}

/**
 * An id by itself, or by its beginning, which stands in the address of a product's page. One of a size leads to its product: a
 * size may have been one itself.
 */
const idNamed = (name: string) => {
  const short = shortIdIn(name)
  const isNamed = (id: SQL) =>
    short ? sql`${id} >= ${short} and ${id} < ${`${short}~`}` : sql`${id} = ${name}`
  return sql`coalesce(
    (select id from products where ${isNamed(sql`id`)} order by id limit 1),
    (select owner.id from product_variants variant join products owner on owner.number = variant.product_number
      where ${isNamed(sql`variant.id`)} order by variant.id limit 1))`
}

async function find(db: CatalogueDb, vectors: VectorIndex, name: string): Promise<ProductDetail | null> {
  const id = idNamed(name)
  const [[row], neighbours, variants, colours] = await db.batch([
    db
      .select({
        ...listColumns,
        description: products.description,
        material: products.material,
        season: products.season,
        sizeChart: products.sizeChart,
        sizeSystem: products.sizeSystem,
        delivery: products.delivery,
        code: productVectors.code,
      })
      .from(products)
      .leftJoin(productVectors, eq(productVectors.number, products.number))
      .where(eq(products.id, id)),
    listNeighbours(db, id),
    listVariants(db, id),
    listColours(db, id),
  ])
  if (!row) return null
  const { description, material, season, sizeChart, sizeSystem, delivery, code } = row
  const alike = await findAlike(db, vectors, row, code)
  const isByLook = alike.length >= fewestAlike
  const ofBrand = neighbours.filter(({ brand }) => brand.toLowerCase() === row.brand.toLowerCase())
  return {
    ...presentProduct(row),
    variants: variants.map(presentVariant),
    colours: colours.map(presentProduct),
    description,
    material,
    season,
    size_chart: sizeChart,
    size_system: sizeSystem,
    delivery,
    department: row.department,
    similar: (isByLook ? alike : different(neighbours)).map(presentProduct),
    similar_by: isByLook ? 'look' : 'words',
    look: code,
    of_brand: different(ofBrand).map(presentProduct),
    gone_at: row.goneAt?.toISOString() ?? null,
  }
}

/** One product with similar ones, by its id or the slug of its address; null when it does not exist. */
export function readProductDetail(c: ApiContext, name: string) {
  const { catalogue } = c.var
  const named = shortIdIn(name) ?? name
  return readAnswer(storeOf(c), `product:${named}`, () => find(catalogue, openIndex(c.env, catalogue), named))
}
