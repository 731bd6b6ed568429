import { openDb } from '../../lib/db.ts'
import { plainText } from '../feeds/text.ts'
import { pictureAddress } from '../feeds/web-address.ts'
import { collections } from '../schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { ImportEnv } from './import-env.ts'
import type { Run } from './run.ts'

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? plainText(value, most) : '')

/** Its slug is the feed's name: an operator who names a feed like one of ours does not take that one's tile. */
const isTileOf = (feedId: string) =>
  and(eq(collections.slug, feedId), eq(sql`${collections.rule} ->> '$.feedId'`, feedId))

/** A ShopMy collection is one of the shop's own: a tile that gathers what its feed brings. */
export async function saveShopMyTile({ DB, CATALOGUE }: ImportEnv, { feed, cursor }: Run) {
  const copy = cursor.copy ? await CATALOGUE.get(cursor.copy) : null
  if (!copy) return
  const said = await copy.json<Record<string, unknown>>()
  const title = textOf(said.title, 80) || feed.id
  const description = textOf(said.description, 400)
  const imageUrl = typeof said.image === 'string' ? (pictureAddress(said.image, null) ?? '') : ''
  await openDb(DB)
    .insert(collections)
    .values({
      slug: feed.id,
      title,
      description,
      kind: 'editorial',
      imageUrl,
      rule: { feedId: feed.id },
      // Behind the editors' own.
      position: 100,
    })
    .onConflictDoUpdate({
      target: collections.slug,
      set: { title, description, imageUrl },
      setWhere: isTileOf(feed.id),
    })
}

export const removeShopMyTile = (binding: D1Database, feedId: string) =>
  openDb(binding).delete(collections).where(isTileOf(feedId))
