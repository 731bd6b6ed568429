import { createScheduledController, env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { openTill, type Till } from '../testing/till.ts'
import { forgetCustomer } from './customers.ts'
import { lookAtCustomer } from './look.ts'
import { reconcile } from './reconcile.ts'

vi.setConfig({ testTimeout: 30_000 })

/** What Stripe tells gets lost. */
const lose = (till: Till) => till.takeEvents()

const lookAt = (customer: string) =>
  env.DB.prepare('select looks, applied_look, look_at from billing_customers where id = ?')
    .bind(customer)
    .first<{ looks: number; applied_look: number; look_at: number | null }>()

describe('the regular job', () => {
  test('finds a purchase of which no word came, within five minutes', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    await till.subscribe(ada)
    await lose(till)
    await worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), till.env)
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('looks by itself when a period ends, if no word comes then either', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    const { customer, id } = await till.subscribe(ada)
    await till.deliver()
    const { look_at: dueAt } = (await lookAt(customer)) ?? {}
    expect(new Date(dueAt ?? 0).toISOString()).toBe((await ada.state()).current_period_end)
    await till.control('cancel', { subscription: id })
    await lose(till)
    const billing = await till.billing()
    // As if Stripe had forgotten its events, and the day had come.
    billing.stripe.events.list = () => [] as never
    await env.DB.prepare('update billing_customers set look_at = 1 where id = ?').bind(customer).run()
    await reconcile(billing)
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('Luxe ends when its time is over, though Stripe cannot be asked', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    const { customer } = await till.subscribe(ada)
    await till.deliver()
    await env.DB.batch([
      env.DB.prepare('update billing_customers set look_at = 1 where id = ?').bind(customer),
      env.DB.prepare('update subscriptions set luxe_until = 1 where customer_id = ?').bind(customer),
    ])
    await till.control('down', { fault: 'error', calls: 100 })
    await till.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    await till.control('up')
    await env.DB.prepare('update billing_customers set look_at = 1 where id = ?').bind(customer).run()
    await till.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test("a slip of an operator's, the key of another account at Stripe, takes nobody's Luxe away", async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    const { customer } = await till.subscribe(ada)
    await till.deliver()
    const right = till.env.STRIPE_SECRET_KEY
    till.env.STRIPE_SECRET_KEY = `${right}other`
    await env.DB.prepare('update billing_customers set look_at = 1 where id = ?').bind(customer).run()
    await till.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
    const { look_at: nextLook } = (await lookAt(customer)) ?? {}
    expect(nextLook).toBeGreaterThan(Date.now())
    till.env.STRIPE_SECRET_KEY = right
    await env.DB.prepare('update billing_customers set look_at = 1 where id = ?').bind(customer).run()
    await till.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
  })

  test('a customer left over from another account, such as of test mode, hides nothing of a true one', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    await env.DB.prepare(
      "insert into billing_customers (id, user_id, created_at) values ('cus_elsewhere', ?, 1)",
    )
      .bind(ada.id)
      .run()
    await till.payLink(ada.id)
    await till.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('who was given Luxe by hand keeps it', async () => {
    const till = openTill()
    const guest = await till.createBuyer({ plan: 'premium' })
    await till.regularJob()
    expect(await guest.state()).toMatchObject({ is_premium: true, subscription_status: 'none' })
  })

  test('does nothing where no payments are taken', async () => {
    const till = openTill()
    till.env.STRIPE_SECRET_KEY = undefined
    await till.regularJob()
    expect(await till.view('customers')).toEqual([])
  })
})

describe('a look', () => {
  test('whose answer was long on its way changes nothing any more', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    const { customer, id } = await till.subscribe(ada)
    const slow = await till.billing()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const list = slow.stripe.charges.list.bind(slow.stripe.charges)
    slow.stripe.charges.list = ((...asked: Parameters<typeof list>) => ({
      autoPagingToArray: async (options: { limit: number }) => {
        const read = await list(...asked).autoPagingToArray(options)
        await gate
        return read
      },
    })) as never
    const older = lookAtCustomer(slow, customer)
    await vi.waitFor(async () => expect((await lookAt(customer))?.looks).toBe(1))
    await till.control('cancel', { subscription: id })
    await till.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
    open()
    await older
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })

  test('twenty at once end as one', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    await till.buyHosted(ada, 'credits_10')
    const [{ customer }] = await till.view('charges')
    const billing = await till.billing()
    await Promise.all(Array.from({ length: 20 }, () => lookAtCustomer(billing, String(customer))))
    expect(await ada.state()).toMatchObject({ credits_remaining: 15 })
    expect(await lookAt(String(customer))).toMatchObject({ looks: 20, applied_look: 20 })
  })
})

describe('forgetCustomer', () => {
  test('ends everything at Stripe, and may be done again', async () => {
    const till = openTill()
    const ada = await till.createBuyer()
    const { customer } = await till.subscribe(ada)
    const { stripe } = await till.billing()
    await forgetCustomer(stripe, customer)
    await forgetCustomer(stripe, customer)
    expect(await till.view('subscriptions')).toMatchObject([{ status: 'canceled' }])
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    await till.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('whom this account at Stripe does not know is not forgotten by being unknown', async () => {
    const { stripe } = await openTill().billing()
    await expect(forgetCustomer(stripe, 'cus_elsewhere')).rejects.toMatchObject({ statusCode: 404 })
  })
})
