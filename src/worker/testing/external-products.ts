import { env } from 'cloudflare:test'
import { fetchPage } from '../external-products/fetch-page.ts'
import { readPiece } from '../external-products/read-piece.ts'
import { externalProducts } from '../external-products/schema.ts'
import { openDb } from '../lib/db.ts'
import { newId, randomText } from '../lib/ids.ts'
import { newPhotoKey } from '../photos/storage.ts'
import { smallJpegBytes } from './pictures.ts'
import { publish } from './web.ts'

/** Creates an external product with its picture, as the call would have saved it. */
export async function createExternalProduct(
  userId: string,
  overrides: Partial<typeof externalProducts.$inferInsert> = {},
) {
  const imageKey = newPhotoKey(userId, 'find', 'image/jpeg')
  const now = new Date()
  const product = {
    id: newId(),
    userId,
    address: `https://${randomText(8)}.example/products/silk-slip`,
    title: 'Silk slip',
    brand: 'Maison Lune',
    priceCents: 8900,
    currency: 'EUR',
    availability: 'in_stock' as const,
    image: 'https://cdn.example/slip.jpg',
    imageKey,
    category: 'dresses',
    addedAt: now,
    readAt: now,
    ...overrides,
  }
  await openDb(env.DB).insert(externalProducts).values(product)
  await env.PHOTOS.put(imageKey, smallJpegBytes(), { httpMetadata: { contentType: 'image/jpeg' } })
  return product
}

type Answer = Parameters<typeof publish>[1]

/** Opens a shop with a unique host whose robots.txt allows programs. */
export async function openShop(robots: Answer = { status: 404 }) {
  const host = `${randomText(8)}.example`
  const origin = `https://${host}`
  await publish(`${origin}/robots.txt`, robots)
  return {
    host,
    origin,
    put: (path: string, body: string | Uint8Array, more: Answer = {}) =>
      publish(origin + path, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...more, body }),
  }
}

/** Reads a page as the call does, but without a shopper. */
export const readAt = async (address: string) => {
  const guard = { cache: env.CACHE, ownHost: null, turn: () => Promise.resolve(true) }
  return readPiece(await fetchPage(new URL(address), guard), null)
}
