import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { logEvent } from '../lib/log.ts'
import { publicAddress } from '../lib/public-address.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findKept, isAway, keepPicture, markAway, type KeptPicture } from './kept-pictures.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hasPicturesAt, isOfCatalogue } from './queries.ts'
import type { Asked } from './reference.ts'
import { resizePicture } from './resize.ts'

export type Door = { env: Env; db: Db; waitUntil: (work: Promise<unknown>) => void }

/** How long a browser need not ask again. */
export const awayHeaders = { 'Cache-Control': 'private, max-age=600' }

/**
 * A picture of the catalogue in the size asked for: the kept one, else its shop's. An address that no
 * product names is never asked. Throws picture_unknown or picture_unreachable.
 */
export async function openCataloguePicture(door: Door, asked: Asked): Promise<KeptPicture> {
  const url = publicAddress(asked.address)
  if (!url) throw new ApiError('picture_unknown')
  const find = () => findKept(door.env.CATALOGUE, asked)
  const kept = await find()
  if (kept?.isStale) door.waitUntil(renew(door, asked, url))
  if (kept) return kept
  if (await isAway(door.env.CACHE, asked, false)) throw new ApiError('picture_unreachable', {}, awayHeaders)
  if (!(await isOfCatalogue(door.db, asked.address, asked.productId))) throw new ApiError('picture_unknown')
  return oneAtATime(`${asked.width} ${asked.address}`, find, async () => {
    const fetched = await fetchAndKeep(door, asked, url)
    if (fetched) return fetched
    await markAway(door.env.CACHE, asked, false)
    throw new ApiError('picture_unreachable', {}, awayHeaders)
  })
}

/** The shop may show something else under the same address by now. Meanwhile, and if it does not answer, what is kept is shown. */
async function renew(door: Door, asked: Asked, url: URL) {
  if (await isAway(door.env.CACHE, asked, true)) return
  // First, so that those who come meanwhile do not fetch it too.
  await markAway(door.env.CACHE, asked, true)
  await fetchAndKeep(door, asked, url)
}

async function fetchAndKeep({ env, db }: Door, asked: Asked, url: URL) {
  try {
    const picture = await fetchPicture(url, (host) => hasPicturesAt(db, host))
    return await keepPicture(env.CATALOGUE, asked, await resizePicture(env.IMAGES, picture, asked.width))
  } catch (error) {
    logEvent('picture_not_fetched', { host: url.host, error: String(error) })
    return null
  }
}
