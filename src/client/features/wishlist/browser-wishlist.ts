import * as v from 'valibot'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

const browserWishlistKey = 'userWishlist'

const text = v.optional(v.string(), '')

/** Entries come from several hands and times, so each may name a thing by either of two words. */
const entry = v.pipe(
  v.looseObject({
    id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    name: text,
    title: text,
    brand: text,
    category: text,
    image: text,
    thumbnail: text,
    url: text,
    link: text,
  }),
  v.transform((one) => ({
    id: one.id,
    name: one.name || one.title,
    brand: one.brand,
    category: one.category,
    image: one.image || one.thumbnail,
    url: one.url || one.link,
  })),
)
export type WishlistEntry = v.InferOutput<typeof entry>

function parseList(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** What this browser has kept. Whatever cannot be read is left out, not fatal. */
export function readWishlist(): WishlistEntry[] {
  return parseList(readStored(browserWishlistKey)).flatMap((one) => {
    const parsed = v.safeParse(entry, one)
    return parsed.success ? [parsed.output] : []
  })
}

/** Takes one out and leaves every other entry as it was written. */
export function removeFromWishlist(id: string) {
  const kept = parseList(readStored(browserWishlistKey)).filter((one) => {
    const parsed = v.safeParse(entry, one)
    return !parsed.success || parsed.output.id !== id
  })
  writeStored(browserWishlistKey, JSON.stringify(kept))
}

/** A link that leads somewhere: shops' feeds also bring empty ones, anchors and the word "undefined". */
export const isVisitable = (url: string) => /^https?:\/\//.test(url) && !url.includes('undefined')
