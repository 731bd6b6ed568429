import { formatPrice, formatPriceRange } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

type Priced = Pick<Product, 'price' | 'price_cents' | 'most_price_cents' | 'list_price_cents' | 'currency'>

/** A shop may name a currency that Intl does not know. */
function amount(cents: number, currency: string, most = cents) {
  try {
    return most > cents ? formatPriceRange(cents, most, currency) : formatPrice(cents, currency)
  } catch {
    return null
  }
}

/**
 * In the shopper's language if the amount is known, else as the feed wrote it, cleaned. Where sizes differ from the cheapest to the
 * dearest, or only where they begin.
 */
export function priceText({ price, price_cents, most_price_cents: most, currency }: Priced, isShort = false) {
  const known = price_cents === null ? null : amount(price_cents, currency, isShort ? undefined : most)
  if (known) return isShort && most !== undefined ? t('catalogue.from', { price: known }) : known
  const cleaned = cleanPrice(price)
  if (cleaned === soldOut) return t('catalogue.soldOut')
  return cleaned === unknownPrice ? t('catalogue.priceVaries') : cleaned
}

/** The price before the sale; null when there is no sale. */
export function priceBeforeSaleText({ price_cents, list_price_cents, currency }: Priced) {
  if (price_cents === null || list_price_cents === null || list_price_cents <= price_cents) return null
  return amount(list_price_cents, currency)
}
