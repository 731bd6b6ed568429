import { saleTermsVersion } from '#shared/consents.ts'
import { currency, priceOf, type SaleItem } from '#shared/plans.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { purchaseConsents } from './schema.ts'

type Agreement = { item: SaleItem; priceCents: number; terms: string; language: string }

/** The price and terms that the shopper agreed to must be today's; her screen may have been open for long. */
export async function recordConsent(db: Db, userId: string, agreement: Agreement, now: Date) {
  const { item, priceCents, terms, language } = agreement
  if (priceCents !== priceOf(item) || terms !== saleTermsVersion) throw new ApiError('too_old_price')
  await db
    .insert(purchaseConsents)
    .values({ id: newId(), userId, item, priceCents, currency, terms, language, agreedAt: now })
}
