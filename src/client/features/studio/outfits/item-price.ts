import { localPrice } from '#client/i18n/local-price.ts'
import { t } from '#client/i18n/messages.ts'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'

/** A piece's price as her language writes it. */
export function itemPrice(raw: string) {
  const price = cleanPrice(raw)
  if (price === soldOut) return t('catalogue.soldOut')
  return price === unknownPrice ? t('catalogue.priceVaries') : localPrice(price)
}
