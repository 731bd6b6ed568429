import { creditPacks, type SaleItem } from '#shared/plans.ts'
import { ApiError } from '../lib/errors.ts'
import { ensureCustomer } from './customers.ts'
import { findPrice } from './stripe-prices.ts'
import type { BillingDeps } from './stripe.ts'
import { endIdle, expireLuxeCheckouts, hasLuxe, readOwnLuxe, type Buyer } from './subscribe.ts'

export type HostedItem = Exclude<SaleItem, 'luxe_in_app'>

/**
 * Refuses a second subscription to a shopper who has Luxe, and expires the payment pages that could still sell one.
 */
async function clearTheWay(deps: BillingDeps, buyer: Buyer) {
  await expireLuxeCheckouts(deps, buyer.id)
  const own = await readOwnLuxe(deps, buyer.id)
  if (await hasLuxe(deps, buyer, own)) throw new ApiError('already_subscribed')
  if ((await endIdle(deps, own)) === 'one_began') throw new ApiError('already_subscribed')
}

/** Stripe's payment page speaks nine of our languages; in Arabic it looks at the browser's wishes. */
const localeOfPage = (language: string) =>
  pageLocales.find((locale) => locale.startsWith(language)) ?? ('auto' as const)

const pageLocales = ['en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt-BR'] as const

/**
 * Creates a payment page at Stripe and returns its address. The page carries the shopper's id, so that the payment
 * can be assigned without guessing.
 */
export async function openCheckout(
  deps: BillingDeps,
  buyer: Buyer,
  item: HostedItem,
  { site, language }: { site: string; language: string },
): Promise<string> {
  const customer = await ensureCustomer(deps, buyer)
  const pack = creditPacks.find((one) => one.item === item)
  if (!pack) await clearTheWay(deps, buyer)
  const metadata = { user_id: buyer.id, item }
  const { url } = await deps.stripe.checkout.sessions.create({
    mode: pack ? 'payment' : 'subscription',
    customer,
    client_reference_id: buyer.id,
    line_items: [{ price: await findPrice(deps, item), quantity: 1 }],
    metadata,
    locale: localeOfPage(language),
    // Which ways of paying the page offers is Stripe's to decide, by her country and what the operator has switched on there.
    // Stripe copies the metadata to the charge, where a sync reads what was bought.
    ...(pack
      ? { payment_intent_data: { metadata: { ...metadata, credits: String(pack.credits) } } }
      : { subscription_data: { metadata } }),
    success_url: `${site}/dashboard?payment_success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/dashboard`,
  })
  if (!url) throw new Error('a checkout without an address')
  return url
}
