import { env } from 'cloudflare:test'
import type { products } from '../catalogue/schema.ts'
import { randomText } from '../lib/ids.ts'
import { smallJpegBytes } from './pictures.ts'
import { createProduct } from './products.ts'
import { openTab } from './shopper.ts'
import { publish, visitsTo } from './web.ts'

/** Creates a product with a unique host. */
export async function createShirt(overrides: Partial<typeof products.$inferInsert> = {}) {
  const host = `${randomText(8)}.example`
  const product = await createProduct({ imageUrl: `https://${host}/shirt.jpg`, ...overrides })
  return { ...product, host }
}

export const proxyPath = (url: string, more: Record<string, string> = {}) =>
  `/api/proxy-image?${new URLSearchParams({ url, ...more }).toString()}`

export const askPicture = (url: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
  openTab().fetch(proxyPath(url, more), init)

/** Requests the picture of a product whose shop answers with `answer`. */
export async function askWhen(answer: Parameters<typeof publish>[1]) {
  const { imageUrl } = await createShirt()
  await publish(imageUrl, answer)
  return askPicture(imageUrl)
}

export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
export const codeOf = async (answer: Response) => (await answer.json<{ error: string }>()).error
export const visitCount = async (host: string) => (await visitsTo(host)).length

/** Makes a grey JPEG of 1200 × 1800 pixels. */
export async function makeLargeJpeg() {
  const made = await env.IMAGES.input(new Blob([smallJpegBytes()]).stream())
    .transform({ width: 1200, height: 1800, fit: 'cover' })
    .output({ format: 'image/jpeg' })
  return bytesOf(made.response())
}
