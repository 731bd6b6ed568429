import { readUpTo, Unacceptable } from '../../lib/read-up-to.ts'
import { FeedFailure } from '../feeds/failure.ts'
import { shopMyScheme } from './feed-config.ts'
import { askShop, type FeedSources } from './ask-shop.ts'

/*
 * ShopMy publishes no description of a collection's JSON. Assumed, from what public programs read:
 * `GET /api/Collections/{id}` answers `{ name, description, image, pins: [...] }` to anybody, and
 * `GET /v1/Partners/Collections`, which is documented without its answer, a list of collections of the
 * user, each with an `id` and its `pins` or `products`. Both are read for what is there.
 */
type Json = Record<string, unknown>

const mostBytes = 20 * 1_048_576

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
  const bytes = await readUpTo(response, mostBytes).catch((fault: unknown) => {
    if (fault instanceof Unacceptable) throw new FeedFailure('The collection is larger than 20 MB.')
    throw fault
  })
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    throw new FeedFailure('ShopMy answered with something that is no JSON.')
  }
}

/** `<developer key>` or `<developer key>:<access token of a user>`. */
function partnerHeaders(key: string): Record<string, string> {
  const [developer, access] = key.split(':', 2)
  return {
    authorization: `Bearer ${developer}`,
    ...(access !== undefined && { 'x-access-token': `Bearer ${access}` }),
  }
}

/** The collection among the partner's own, when there is a key and it is one of them. */
async function findAmongPartners({ SHOPMY_API_KEY, SHOPMY_BASE_URL }: FeedSources, id: string) {
  if (!SHOPMY_API_KEY) return null
  const address = `${SHOPMY_BASE_URL}/v1/Partners/Collections`
  // The key is for ShopMy alone, and a redirect would take its headers along.
  const response = await askShop(address, partnerHeaders(SHOPMY_API_KEY), { redirect: 'manual' })
  if (response.status === 401) throw new FeedFailure('ShopMy does not take the key (401).')
  if (!response.ok) return null
  const list = listIn(await readJson(response), ['collections', 'data', 'results']) ?? []
  const collection = list.find((one): one is Json => isObject(one) && String(one.id) === id)
  return collection && pinsOf(collection) ? collection : null
}

const pinsOf = (collection: Json) => listIn(collection, ['pins', 'products', 'items', 'links'])

/** A ShopMy collection as a feed: `{ title, description, image, pins }`, whichever way it came. */
export async function openShopMy(env: FeedSources, address: string) {
  const id = address.slice(shopMyScheme.length)
  let collection = await findAmongPartners(env, id)
  if (!collection) {
    const response = await askShop(`${env.SHOPMY_BASE_URL}/api/Collections/${id}`, {})
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
