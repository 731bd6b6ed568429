import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import type { NewWishlistItem } from '../wishlist-item.ts'

/** The browser's copy: the specification names three keys, each with a shape of its own. */
const keys = { ids: 'wishlist-items', entries: 'userWishlist', cards: 'wishlist' } as const

/**
 * A key of our own for what the three cannot hold: whose list it is, the pieces' ids in the catalogue, the sizes that were
 * chosen, and which of them are external products, whose links are not paid.
 */
const aboutKey = 'wishlist-about'

/** `owner` is the account that the list was copied from; a visitor's own list has none. */
type About = {
  owner: string | null
  productIds: Record<string, string>
  findIds: Record<string, string>
  /** The ids of the chosen sizes, and what they are called. */
  variantIds: Record<string, string>
  sizes: Record<string, string>
}

export type BrowserItem = NewWishlistItem & { savedAt: string; find?: { id: string } }

/** The only code that writes the three keys. */
export function writeBrowserWishlist(items: BrowserItem[], owner: string | null) {
  const entries = items.map(({ itemId, title, brand, price, category, image, link, savedAt }) => ({
    id: itemId,
    name: title,
    brand,
    price,
    category,
    image,
    url: link,
    dateAdded: savedAt,
  }))
  const cards = items.map(({ itemId, title, brand, price, category, image, link, savedAt }) => ({
    id: itemId,
    title,
    brand,
    price,
    imageUrl: image,
    productUrl: link,
    category,
    addedAt: savedAt,
  }))
  const productIds = items.flatMap(({ itemId, productId }) => (productId ? [[itemId, productId]] : []))
  const findIds = items.flatMap(({ itemId, find }) => (find ? [[itemId, find.id]] : []))
  const about: About = {
    owner,
    productIds: Object.fromEntries(productIds),
    findIds: Object.fromEntries(findIds),
    variantIds: Object.fromEntries(items.flatMap(({ itemId, variantId: id }) => (id ? [[itemId, id]] : []))),
    sizes: Object.fromEntries(items.flatMap(({ itemId, size }) => (size ? [[itemId, size]] : []))),
  }
  // The owner is written first: if writing stops in between, an account's list must not be taken for a
  // visitor's.
  writeStored(aboutKey, JSON.stringify(about))
  writeStored(keys.ids, JSON.stringify(items.map(({ itemId }) => itemId)))
  writeStored(keys.cards, JSON.stringify(cards))
  // Written last, because other tabs read the list as soon as this key changes.
  writeStored(keys.entries, JSON.stringify(entries))
}

function readAbout(): About {
  const about = parseJson(readStored(aboutKey))
  const owner = isRecord(about) && typeof about.owner === 'string' ? about.owner : null
  const kept = isRecord(about) ? about : {}
  return {
    owner,
    productIds: textsOf(kept.productIds),
    findIds: textsOf(kept.findIds),
    variantIds: textsOf(kept.variantIds),
    sizes: textsOf(kept.sizes),
  }
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter(isTextPair))

const isTextPair = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string'

export const browserWishlistOwner = () => readAbout().owner

export function clearBrowserWishlist() {
  for (const key of [...Object.values(keys), aboutKey]) removeStored(key)
}

/** Calls back when another tab has changed the list. */
export function onBrowserWishlistChange(listener: () => void) {
  window.addEventListener('storage', ({ key }) => {
    // No key means that all storage was cleared.
    if (key === null || key === keys.entries) listener()
  })
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The first non-empty value among several names, because entries were written by different code at different
 * times.
 */
function textIn(entry: Record<string, unknown>, ...names: string[]) {
  const found = names.map((name) => entry[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

function readEntry(entry: unknown, { productIds, findIds, variantIds, sizes }: About): BrowserItem[] {
  if (!isRecord(entry)) return []
  const itemId = typeof entry.id === 'number' ? String(entry.id) : textIn(entry, 'id')
  if (!itemId) return []
  const savedAt = textIn(entry, 'dateAdded', 'addedAt')
  return [
    {
      itemId,
      title: textIn(entry, 'name', 'title'),
      brand: textIn(entry, 'brand'),
      price: textIn(entry, 'price'),
      image: textIn(entry, 'image', 'thumbnail', 'imageUrl'),
      link: textIn(entry, 'url', 'link', 'productUrl'),
      category: textIn(entry, 'category'),
      savedAt: Number.isNaN(Date.parse(savedAt)) ? new Date(0).toISOString() : savedAt,
      productId: productIds[itemId] ?? null,
      ...(findIds[itemId] && { find: { id: findIds[itemId] } }),
      ...(variantIds[itemId] && { variantId: variantIds[itemId] }),
      ...(sizes[itemId] && { size: sizes[itemId] }),
    },
  ]
}

/** The browser's copy, newest first. Entries that cannot be read are left out. */
export function readBrowserWishlist(): BrowserItem[] {
  const list = parseJson(readStored(keys.entries))
  const about = readAbout()
  const items = (Array.isArray(list) ? list : []).flatMap((entry) => readEntry(entry, about))
  return items.filter((item, index) => items.findIndex(({ itemId }) => itemId === item.itemId) === index)
}
