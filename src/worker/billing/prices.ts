import type { Stripe } from 'stripe'
import { currency, priceOf, type SaleItem } from '#shared/plans.ts'
import { creditsProduct, isLuxe, luxeProduct } from './products.ts'
import type { BillingDeps } from './stripe.ts'
import { isStripeFault } from './stripe-faults.ts'

const rememberedSeconds = 86_400

const productNames = { [luxeProduct]: 'Cabine Luxe', [creditsProduct]: 'Cabine try-on credits' }

const productOf = (item: SaleItem) => (isLuxe(item) ? luxeProduct : creditsProduct)

async function lookUp(stripe: Stripe, key: string) {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  return data[0]?.id ?? null
}

async function createProduct(stripe: Stripe, id: keyof typeof productNames) {
  await stripe.products.create({ id, name: productNames[id] }).catch((error: unknown) => {
    if (!isStripeFault(error) || error.code !== 'resource_already_exists') throw error
  })
}

async function createPrice(stripe: Stripe, item: SaleItem, key: string) {
  const product = productOf(item)
  await createProduct(stripe, product)
  const { id } = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: priceOf(item),
      lookup_key: key,
      ...(isLuxe(item) && { recurring: { interval: 'month' as const } }),
    },
    { idempotencyKey: `price-${key}` },
  )
  return id
}

/**
 * The price at Stripe of what is sold here today, found by a name that says what it is and what it costs:
 * a new number in plans.ts makes a new price, and whoever pays the old one goes on with it.
 */
export async function findPrice({ stripe, cache }: BillingDeps, item: SaleItem): Promise<string> {
  const key = `${item}_${priceOf(item)}_${currency}`
  const known = await cache?.get(key)
  if (known) return known
  const id = (await lookUp(stripe, key)) ?? (await createPrice(stripe, item, key))
  await cache?.put(key, id, { expirationTtl: rememberedSeconds })
  return id
}
