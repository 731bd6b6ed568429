import type { Stripe } from 'stripe'
import { currency, priceOf, type SaleItem } from '#shared/plans.ts'
import { createOnce } from './create-once.ts'
import type { BillingDeps } from './stripe.ts'
import { isStripeFault } from './stripe-faults.ts'

/** The ids that we gave our two products at Stripe. */
export const luxeProduct = 'cabine_luxe'
export const creditsProduct = 'cabine_credits'

export const isLuxe = (item: SaleItem) => item === 'luxe_hosted' || item === 'luxe_in_app'

const rememberedSeconds = 86_400

const productNames = { [luxeProduct]: 'Cabine Luxe', [creditsProduct]: 'Cabine try-on credits' }

const productOf = (item: SaleItem) => (isLuxe(item) ? luxeProduct : creditsProduct)

async function lookUp(stripe: Stripe, key: string) {
  const { data } = await stripe.prices.list({ lookup_keys: [key] })
  return data.at(0)
}

async function createProduct(stripe: Stripe, id: keyof typeof productNames) {
  await stripe.products.create({ id, name: productNames[id] }).catch((error: unknown) => {
    if (!isStripeFault(error) || error.code !== 'resource_already_exists') throw error
  })
}

/** Replaces an archived price, which keeps the lookup key until another price takes it over. */
async function createPrice(
  { stripe, now }: BillingDeps,
  item: SaleItem,
  key: string,
  archived: string | undefined,
) {
  const product = productOf(item)
  await createProduct(stripe, product)
  const wanted: Stripe.PriceCreateParams = {
    product,
    currency,
    unit_amount: priceOf(item),
    lookup_key: key,
    transfer_lookup_key: true,
    ...(isLuxe(item) && { recurring: { interval: 'month' as const } }),
  }
  const name = `price-${key}-after-${archived ?? 'none'}`
  const { id } = await createOnce(name, now(), (options) => stripe.prices.create(wanted, options))
  return id
}

/**
 * Finds today's price at Stripe by a lookup key that names the product and the amount: a new amount in plans.ts makes
 * a new price, and subscribers keep the old one.
 */
export async function findPrice(deps: BillingDeps, item: SaleItem): Promise<string> {
  const { stripe, cache } = deps
  const key = `${item}_${priceOf(item)}_${currency}`
  const known = await cache?.get(key)
  if (known) return known
  const found = await lookUp(stripe, key)
  const id = found?.active ? found.id : await createPrice(deps, item, key, found?.id)
  await cache?.put(key, id, { expirationTtl: rememberedSeconds })
  return id
}
