import { env } from 'cloudflare:test'
import { finds } from '../finds/schema.ts'
import { openDb } from '../lib/db.ts'
import { newId, randomText } from '../lib/ids.ts'
import { newPhotoKey } from '../photos/storage.ts'
import { smallJpegBytes } from './pictures.ts'

/** A piece that she found in a shop, with its picture, as the call would have kept it. */
export async function createFind(userId: string, overrides: Partial<typeof finds.$inferInsert> = {}) {
  const imageKey = newPhotoKey(userId, 'find', 'image/jpeg')
  const now = new Date()
  const find = {
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
    foundAt: now,
    readAt: now,
    ...overrides,
  }
  await openDb(env.DB).insert(finds).values(find)
  await env.PHOTOS.put(imageKey, smallJpegBytes(), { httpMetadata: { contentType: 'image/jpeg' } })
  return find
}
