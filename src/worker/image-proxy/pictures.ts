import { and, eq, or, sql } from 'drizzle-orm'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { maximumBytes, openPicture } from '../photos/pictures.ts'
import { readUpTo } from '../try-on/read-up-to.ts'
import { within } from '../try-on/within.ts'
import { publicAddress } from './public-address.ts'

type Asked = { address: string; productId: string }

/** A picture of the catalogue, fetched from its shop. Throws picture_unknown or picture_unreachable. */
export async function openCataloguePicture(db: Db, { address, productId }: Asked) {
  const url = publicAddress(address)
  const isOfProduct = and(
    eq(products.id, productId),
    sql`${address} in (select value from json_each(${products.additionalImages}))`,
  )
  const [known] = url
    ? await db
        .select({ id: products.id })
        .from(products)
        .where(or(eq(products.imageUrl, address), isOfProduct))
        .limit(1)
    : []
  if (!url || !known) throw new ApiError('picture_unknown')
  try {
    return await within(5000, async (signal) => {
      const response = await fetch(url, { redirect: 'manual', signal })
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      return openPicture(await readUpTo(response, maximumBytes))
    })
  } catch {
    throw new ApiError('picture_unreachable')
  }
}
