/**
 * The two checkouts. Every price on a screen is read from the checkout that the screen leads to, so the
 * price shown is always the price charged. To sell at one price, make the two numbers one.
 */
export const checkouts = {
  /** The hosted payment link: landing page and both upgrade modals lead there. */
  hosted: { priceCents: 1299 },
  /** The form at /subscribe. */
  inApp: { priceCents: 1499 },
} as const

/** What a shopper without a plan can buy instead. */
export const creditPacks = [
  { credits: 10, priceCents: 899 },
  { credits: 25, priceCents: 2099 },
] as const

/** What the hosted plan saves each month against the pack of a frequent shopper. */
export const monthlySavingCents = creditPacks[1].priceCents - checkouts.hosted.priceCents
