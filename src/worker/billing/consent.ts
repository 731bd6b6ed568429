import { currency, priceOf, saleTermsVersion, type SaleItem } from '#shared/plans.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { purchaseConsents } from './schema.ts'

type Agreement = { item: SaleItem; priceCents: number; terms: string; language: string }

/** What she agreed to must be what holds now: the price and the terms of her screen are the ones of today. */
export async function recordConsent(db: Db, userId: string, agreement: Agreement, now: Date) {
  const { item, priceCents, terms, language } = agreement
  if (priceCents !== priceOf(item) || terms !== saleTermsVersion) throw new ApiError('too_old_price')
  await db
    .insert(purchaseConsents)
    .values({ id: newId(), userId, item, priceCents, currency, terms, language, agreedAt: now })
}
