type Price = { priceCents: number | null; currency: string | null }

/**
 * The prices that a shopper is told of: in the same currency, and cheaper by one in a hundred or more. Null where she is not. The
 * trigger `price_history_tell` says the same of products without sizes, and a test compares the two.
 */
export function priceDrop(former: Price, { priceCents, currency }: Price) {
  const formerCents = former.priceCents
  if (priceCents === null || formerCents === null || currency === null) return null
  const isDrop = former.currency === currency && priceCents * 100 <= formerCents * 99
  return isDrop ? { priceCents, formerCents, currency } : null
}
