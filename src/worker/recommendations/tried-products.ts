import { eq, or, sql } from 'drizzle-orm'
import { countSigns } from '../catalogue/product-signs.ts'
import { products } from '../catalogue/schema.ts'
import { proxiedPicture } from '../catalogue/image-proxy/picture-reference.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { productTries } from './schema.ts'

const ownSizes = ['960.webp', '640.webp', '320.webp']

/** The addresses under which the catalogue may know a picture: of our own pictures it stores one of the sizes. */
function addressesOf(image: string) {
  const address = proxiedPicture(image)?.address ?? image
  const folder = /^(\/samples\/.*\/)\d+\.\w+$/.exec(address)?.[1]
  return folder ? ownSizes.map((file) => folder + file) : [address]
}

/**
 * The product that a picture shows. Of sizes and colours that share it: the one that the call names, otherwise one
 * that is still sold.
 */
const shownBy = (image: string) => {
  const id = proxiedPicture(image)?.productId ?? ''
  return sql`(select number from products where image_url in ${addressesOf(image)} or id = ${id}
    order by id = ${id} desc, gone_at is not null, number limit 1)`
}

/** More tries of one shopper make a product no more popular. */
const maxCounted = 3

/** Records what a shopper tried on, for her recommendations. Pieces outside the catalogue are not recorded. */
export async function recordTries(
  { db, catalogue }: { db: Db; catalogue: CatalogueDb },
  userId: string,
  images: string[],
) {
  const named = images.filter((image) => image.startsWith('/samples/') || proxiedPicture(image))
  if (named.length === 0) return
  const tried = await catalogue
    .select({ productId: products.id })
    .from(products)
    .where(or(...named.map((image) => eq(products.number, shownBy(image)))))
  if (tried.length === 0) return
  const lastAt = new Date()
  const counted = await db
    .insert(productTries)
    .values(tried.map(({ productId }) => ({ userId, productId, count: 1, lastAt })))
    .onConflictDoUpdate({
      target: [productTries.userId, productTries.productId],
      set: { count: sql`count + 1`, lastAt: sql`excluded.last_at` },
    })
    .returning({ productId: productTries.productId, count: productTries.count })
  await countSigns(
    catalogue,
    'tries',
    counted.flatMap(({ productId, count }) => (count <= maxCounted ? [{ productId, at: lastAt }] : [])),
  )
}
