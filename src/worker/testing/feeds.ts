import type { FeedContext, ProductDraft } from '../feeds/product-draft.ts'
import type { Refusal, Remark } from '../feeds/rows/batch-of-rows.ts'
import { readFeed, type Mark, type PlainFeed } from '../feeds/read-feed.ts'
import { plainFeed } from '../feeds/unpack.ts'

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** A feed in memory, as after it was copied. */
export async function toPlainFeed(content: string | Uint8Array, pieceBytes = 65_536): Promise<PlainFeed> {
  const raw = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const parts: Uint8Array[] = []
  for await (const part of plainFeed(inPieces(raw, pieceBytes))) parts.push(part)
  const bytes = Buffer.concat(parts)
  return { size: bytes.length, read: async (from, length) => bytes.subarray(from, from + length) }
}

const usual: FeedContext = {
  isSample: false,
  shop: null,
  origin: null,
  currency: null,
  needsPrice: true,
  now: Date.UTC(2026, 0, 1),
}

/** Reads a whole feed from `mark` on: its products, its refusals, and the ends of its stretches. */
export async function readAll(
  content: string | Uint8Array | PlainFeed,
  { mark = null, ...context }: Partial<FeedContext> & { mark?: Mark | null } = {},
) {
  const isPlain = typeof content === 'object' && 'read' in content
  const products: ProductDraft[] = []
  const refusals: Refusal[] = []
  const remarks: Remark[] = []
  const marks: { mark: Mark; products: number; refusals: number }[] = []
  let failure: string | null = null
  try {
    const feed = isPlain ? content : await toPlainFeed(content)
    for await (const stretch of readFeed(feed, mark, { ...usual, ...context })) {
      products.push(...stretch.products)
      refusals.push(...stretch.refusals)
      remarks.push(...stretch.remarks)
      const next = JSON.parse(JSON.stringify(stretch.next)) as Mark
      marks.push({ mark: next, products: products.length, refusals: refusals.length })
    }
  } catch (fault) {
    failure = fault instanceof Error ? `${fault.constructor.name}: ${fault.message}` : String(fault)
  }
  return { products, refusals, remarks, marks, failure, dialect: marks.at(-1)?.mark.dialect ?? null }
}

/** Wraps items in Google's RSS. */
export const rss = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`

/** A valid item with the given values. */
export function rssItem(values: Record<string, string> = {}) {
  const id = values.id ?? 'a1'
  const all: Record<string, string> = {
    id,
    title: 'Marlow | Silk Slip Dress',
    link: `https://shop.example.com/${id}`,
    image_link: `https://cdn.example.com/${id}.jpg`,
    price: '89.00 USD',
    availability: 'in stock',
    ...values,
  }
  return `<item>${Object.entries(all)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}</item>`
}
