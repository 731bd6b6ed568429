/** The currency of everything that we sell. */
export const currency = 'usd'

/**
 * The two checkouts. Every price on a screen is read from the checkout that the screen leads to, so the price shown
 * is always the price charged. To sell at one price, make the two numbers one.
 */
export const checkouts = {
  /** The hosted payment page, to which the landing page and both upgrade modals lead. */
  hosted: { priceCents: 1299 },
  /** The form at /subscribe. */
  inApp: { priceCents: 1499 },
} as const

/** What a shopper without a plan can buy instead. Credits never expire. */
export const creditPacks = [
  { item: 'credits_10', credits: 10, priceCents: 899 },
  { item: 'credits_25', credits: 25, priceCents: 2099 },
] as const

/** Everything that can be bought, by its name in calls and consents. */
export const saleItems = ['luxe_hosted', 'luxe_in_app', 'credits_10', 'credits_25'] as const
export type SaleItem = (typeof saleItems)[number]

const prices: Record<SaleItem, number> = {
  luxe_hosted: checkouts.hosted.priceCents,
  luxe_in_app: checkouts.inApp.priceCents,
  credits_10: creditPacks[0].priceCents,
  credits_25: creditPacks[1].priceCents,
}

export const priceOf = (item: SaleItem) => prices[item]

/** What the hosted plan saves each month compared with the pack of a frequent shopper. */
export const monthlySavingCents = creditPacks[1].priceCents - checkouts.hosted.priceCents

/** The free credits of a new account. */
export const signUpCredits = 5

/** How long Luxe continues after a renewal that could not be charged, while the card is tried again. */
export const pastDueGraceDays = 7
