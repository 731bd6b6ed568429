import { and, eq, sql } from 'drizzle-orm'
import { openCatalogue } from '../lib/db.ts'
import { readUpTo, Unacceptable } from '../lib/read-up-to.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import { plainText } from '../feeds/plain-text.ts'
import { pictureAddress } from '../feeds/web-address.ts'
import { collections } from '../catalogue/schema.ts'
import { shopMyScheme, type ImportEnv } from './feed-config.ts'
import { requestFromShop, type FeedSources } from './fetch-feed.ts'
import type { Run } from './import-lease.ts'

/*
 * ShopMy does not document a collection's JSON. From public programs that read it we assume: `GET
 * /api/Collections/{id}` answers everybody with `{ name, description, image, pins: [...] }`, and `GET
 * /v1/Partners/Collections`, whose answer is undocumented, lists the user's collections, each with an `id` and its
 * `pins` or `products`. Either is searched for the fields that it has.
 */
type Json = Record<string, unknown>

const maxBytes = 20 * 1_048_576

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: unknown, names: readonly string[]): unknown[] | null => {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return null
  for (const name of names) {
    const list = listIn(value[name], [])
    if (list) return list
  }
  return null
}

async function readJson(response: Response): Promise<unknown> {
  const bytes = await readUpTo(response, maxBytes).catch((fault: unknown) => {
    if (fault instanceof Unacceptable) throw new FeedFailure('The collection is larger than 20 MB.')
    throw fault
  })
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    throw new FeedFailure('ShopMy answered with something that is no JSON.')
  }
}

/** The key has the form `<developer key>` or `<developer key>:<access token of a user>`. */
function partnerHeaders(key: string): Record<string, string> {
  const [developer, access] = key.split(':', 2)
  return {
    authorization: `Bearer ${developer}`,
    ...(access !== undefined && { 'x-access-token': `Bearer ${access}` }),
  }
}

/** Finds the collection among the partner's own, when there is a key. */
async function findAmongPartners({ SHOPMY_API_KEY, SHOPMY_BASE_URL }: FeedSources, id: string) {
  if (!SHOPMY_API_KEY) return null
  const address = `${SHOPMY_BASE_URL}/v1/Partners/Collections`
  // Redirects are not followed, because they would pass the key on to another host.
  const response = await requestFromShop(address, partnerHeaders(SHOPMY_API_KEY), { redirect: 'manual' })
  if (response.status === 401) throw new FeedFailure('ShopMy does not take the key (401).')
  if (!response.ok) return null
  const list = listIn(await readJson(response), ['collections', 'data', 'results']) ?? []
  const collection = list.find((one): one is Json => isObject(one) && String(one.id) === id)
  return collection && pinsOf(collection) ? collection : null
}

const pinsOf = (collection: Json) => listIn(collection, ['pins', 'products', 'items', 'links'])

/** Fetches a ShopMy collection as a feed of the form `{ title, description, image, pins }`. */
export async function openShopMy(env: FeedSources, address: string) {
  const id = address.slice(shopMyScheme.length)
  let collection = await findAmongPartners(env, id)
  if (!collection) {
    const response = await requestFromShop(`${env.SHOPMY_BASE_URL}/api/Collections/${id}`, {})
    if (!response.ok) return response
    const answer = await readJson(response)
    collection = isObject(answer) ? answer : null
  }
  const inner = isObject(collection?.collection) ? collection.collection : collection
  const pins = inner && pinsOf(inner)
  if (!inner || !pins) throw new FeedFailure('ShopMy answered without a list of products.')
  const { name, title = name, description, image } = inner
  return Response.json({ title, description, image, pins })
}

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? plainText(value, most) : '')

/**
 * The rule is checked besides the slug, so that a feed named like one of our collections does not take over its tile.
 */
const isTileOf = (feedId: string) =>
  and(eq(collections.slug, feedId), eq(sql`${collections.rule} ->> '$.feedId'`, feedId))

/** Shows a ShopMy collection as a tile of its own that gathers the products of its feed. */
export async function saveShopMyTile(
  { CATALOGUE_DB: database, CATALOGUE }: ImportEnv,
  { feed, cursor }: Run,
) {
  const copy = cursor.copy ? await CATALOGUE.get(cursor.copy) : null
  if (!copy) return
  const said = await copy.json<Record<string, unknown>>()
  const title = textOf(said.title, 80) || feed.id
  const description = textOf(said.description, 400)
  const imageUrl = typeof said.image === 'string' ? (pictureAddress(said.image, null) ?? '') : ''
  await openCatalogue(database)
    .insert(collections)
    .values({
      slug: feed.id,
      title,
      description,
      kind: 'editorial',
      imageUrl,
      rule: { feedId: feed.id },
      // Behind the collections of the editors.
      position: 100,
    })
    .onConflictDoUpdate({
      target: collections.slug,
      set: { title, description, imageUrl },
      setWhere: isTileOf(feed.id),
    })
}

export const removeShopMyTile = (binding: D1Database, feedId: string) =>
  openCatalogue(binding).delete(collections).where(isTileOf(feedId))
