import { localeOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/**
 * A price in the language of the page, as the app formats it (client/i18n/format.ts): without a browser's isolating
 * signs, since here it is a paragraph of its own. As the feed wrote it where the amount or its currency is unknown.
 */
export function priceIn(
  language: Language,
  { price, price_cents: cents, most_price_cents: most, currency }: Product,
) {
  if (cents === null) return price
  try {
    const format = new Intl.NumberFormat(language === 'ar' ? 'en' : localeOf(language), {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    return most === undefined ? format.format(cents / 100) : format.formatRange(cents / 100, most / 100)
  } catch {
    return price
  }
}
