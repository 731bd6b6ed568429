import { cleanPrice, soldOut } from '#shared/prices.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'

/** '$1,249.00' as its currency signs and its amount; null if there is no amount. */
function readPrice(text: string) {
  const [, before = '', figure, after = ''] = /^(\D*)(\d[\d,]*(?:\.\d+)?)(\D*)$/.exec(cleanPrice(text)) ?? []
  return figure ? { currency: before + after, amount: Number(figure.replaceAll(',', '')) } : null
}

/** The price now and, if that is lower, the price when it was saved. */
export function pricesOf({ price: then, product }: Pick<WishlistItem, 'price' | 'product'>) {
  const now = cleanPrice(product?.price ?? then)
  const [former, current] = [readPrice(then), readPrice(now)]
  const isCheaper =
    former && current && former.currency === current.currency && current.amount < former.amount
  return { now, was: isCheaper ? cleanPrice(then) : null }
}

/** What to know before going to the shop for it. */
export function unavailabilityOf({ price, product }: Pick<WishlistItem, 'price' | 'product'>) {
  if (product?.availability === 'gone') return 'gone'
  const isSoldOut = product?.availability === 'out_of_stock' || pricesOf({ price, product }).now === soldOut
  return isSoldOut ? 'out_of_stock' : null
}
