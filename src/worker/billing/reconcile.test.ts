import { createScheduledController, env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import worker from '../index.ts'
import { openPayments, type Payments } from '../testing/payments.ts'
import { forgetCustomer } from './customers.ts'
import { syncCustomer } from './sync-customer.ts'
import { reconcile } from './reconcile.ts'

vi.setConfig({ testTimeout: 30_000 })

/** Discards Stripe's events. */
const lose = (payments: Payments) => payments.takeEvents()

const syncAt = (customer: string) =>
  env.DB.prepare('select syncs, applied_sync, sync_at from billing_customers where id = ?')
    .bind(customer)
    .first<{ syncs: number; applied_sync: number; sync_at: number | null }>()

describe('the regular job', () => {
  test('finds a purchase of which no word came, within five minutes', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.subscribe(ada)
    await lose(payments)
    await worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), payments.env)
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('finds those of several shoppers in one run', async () => {
    const payments = openPayments()
    const buyers = [await payments.createBuyer(), await payments.createBuyer()]
    for (const buyer of buyers) await payments.subscribe(buyer)
    await lose(payments)
    await payments.regularJob()
    for (const buyer of buyers) expect(await buyer.state()).toMatchObject({ is_premium: true })
  })

  test('syncs by itself when a period ends, if no word comes then either', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer, id } = await payments.subscribe(ada)
    await payments.deliver()
    const { sync_at: dueAt } = (await syncAt(customer)) ?? {}
    expect(new Date(dueAt ?? 0).toISOString()).toBe((await ada.state()).current_period_end)
    await payments.control('cancel', { subscription: id })
    await lose(payments)
    const billing = await payments.billing()
    // As if Stripe had deleted its events and the date had come.
    billing.stripe.events.list = () => [] as never
    await env.DB.prepare('update billing_customers set sync_at = 1 where id = ?').bind(customer).run()
    await reconcile(billing)
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('Luxe ends when its time is over, though Stripe cannot be asked', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer } = await payments.subscribe(ada)
    await payments.deliver()
    await env.DB.batch([
      env.DB.prepare('update billing_customers set sync_at = 1 where id = ?').bind(customer),
      env.DB.prepare('update subscriptions set luxe_until = 1 where customer_id = ?').bind(customer),
    ])
    await payments.control('down', { fault: 'error', calls: 100 })
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    await payments.control('up')
    await env.DB.prepare('update billing_customers set sync_at = 1 where id = ?').bind(customer).run()
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test("a slip of an operator's, the key of another account at Stripe, takes nobody's Luxe away", async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer } = await payments.subscribe(ada)
    await payments.deliver()
    const right = payments.env.STRIPE_SECRET_KEY
    payments.env.STRIPE_SECRET_KEY = `${right}other`
    await env.DB.prepare('update billing_customers set sync_at = 1 where id = ?').bind(customer).run()
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
    const { sync_at: nextSync } = (await syncAt(customer)) ?? {}
    expect(nextSync).toBeGreaterThan(Date.now())
    payments.env.STRIPE_SECRET_KEY = right
    await env.DB.prepare('update billing_customers set sync_at = 1 where id = ?').bind(customer).run()
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true, subscription_status: 'active' })
  })

  test('a customer left over from another account, such as of test mode, hides nothing of a true one', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await env.DB.prepare(
      "insert into billing_customers (id, user_id, created_at) values ('cus_elsewhere', ?, 1)",
    )
      .bind(ada.id)
      .run()
    await payments.payLink(ada.id)
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: true })
  })

  test('asks for all that Stripe keeps, then for what is new, and for checkouts of a day before, which may be paid late', async () => {
    const billing = await openPayments().billing()
    const start = Date.now()
    let at = start
    billing.now = () => new Date(at)
    const asked: number[] = []
    const list = (({ created }: { created: { gte: number } }) => {
      asked.push(at / 1000 - created.gte)
      return []
    }) as never
    billing.stripe.events.list = list
    billing.stripe.checkout.sessions.list = list
    await env.DB.prepare('delete from billing_marks').run()
    await reconcile(billing)
    at += 300_000
    await reconcile(billing)
    const [hour, day] = [3_600, 86_400]
    expect(asked.map(Math.floor)).toEqual([30 * day, 30 * day, hour + 300, day + hour + 300])
  })

  test('forgets a handled event after thirty-five days, when Stripe cannot send it again, and none before', async () => {
    const billing = await openPayments().billing()
    const daysAgo = (days: number) => Date.now() - days * 86_400_000
    const name = crypto.randomUUID()
    await env.DB.batch(
      [34.99, 35.01].map((days) =>
        env.DB.prepare(
          "insert into stripe_events (id, type, occurred_at, received_at, handled_at) values (?, 'x', 1, 1, ?)",
        ).bind(`${name} ${days}`, daysAgo(days)),
      ),
    )
    await reconcile(billing)
    const kept = env.DB.prepare('select id from stripe_events where id like ?').bind(`${name}%`)
    expect((await kept.all()).results).toEqual([{ id: `${name} 34.99` }])
  })

  test('who was given Luxe by hand keeps it', async () => {
    const payments = openPayments()
    const guest = await payments.createBuyer({ plan: 'premium' })
    await payments.regularJob()
    expect(await guest.state()).toMatchObject({ is_premium: true, subscription_status: 'none' })
  })

  test('does nothing where no payments are taken', async () => {
    const payments = openPayments()
    payments.env.STRIPE_SECRET_KEY = undefined
    await payments.regularJob()
    expect(await payments.view('customers')).toEqual([])
  })
})

describe('a sync', () => {
  test('whose answer was long on its way changes nothing any more', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer, id } = await payments.subscribe(ada)
    const slow = await payments.billing()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const list = slow.stripe.charges.list.bind(slow.stripe.charges)
    slow.stripe.charges.list = ((...asked: Parameters<typeof list>) => ({
      autoPagingToArray: async (options: { limit: number }) => {
        const read = await list(...asked).autoPagingToArray(options)
        await gate
        return read
      },
    })) as never
    const older = syncCustomer(slow, customer)
    await vi.waitFor(async () => expect((await syncAt(customer))?.syncs).toBe(1))
    await payments.control('cancel', { subscription: id })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
    open()
    await older
    expect(await ada.state()).toMatchObject({ is_premium: false, subscription_status: 'canceled' })
  })

  test.each([
    { late: 1, next: 1 },
    { late: 10, next: 5 },
  ])(
    'that comes $late hours before a renewal is charged is done again after $next',
    async ({ late, next }) => {
      const payments = openPayments()
      const ada = await payments.createBuyer()
      const { customer } = await payments.subscribe(ada)
      await payments.deliver()
      const { current_period_end: endsAt } = await ada.state()
      const now = Date.parse(endsAt ?? '') + late * 3_600_000
      await syncCustomer({ ...(await payments.billing()), now: () => new Date(now) }, customer)
      expect(((await syncAt(customer))?.sync_at ?? 0) - now).toBe(next * 3_600_000)
    },
  )

  test('twenty at once end as one', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    const { customer } = firstIn(await payments.view('charges'))
    const billing = await payments.billing()
    await Promise.all(Array.from({ length: 20 }, () => syncCustomer(billing, String(customer))))
    expect(await ada.state()).toMatchObject({ credits_remaining: 15 })
    expect(await syncAt(String(customer))).toMatchObject({ syncs: 20, applied_sync: 20 })
  })
})

describe('forgetCustomer', () => {
  test('ends everything at Stripe, and may be done again', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const { customer } = await payments.subscribe(ada)
    const { stripe } = await payments.billing()
    await forgetCustomer(stripe, customer)
    await forgetCustomer(stripe, customer)
    expect(await payments.view('subscriptions')).toMatchObject([{ status: 'canceled' }])
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ is_premium: false })
  })

  test('who has a subscription that cannot be ended is kept, or it would be charged for nobody', async () => {
    const payments = openPayments()
    const { customer } = await payments.subscribe(await payments.createBuyer())
    const { stripe } = await payments.billing()
    const refused = new Error('no answer')
    vi.spyOn(stripe.subscriptions, 'cancel').mockRejectedValueOnce(refused)
    await expect(forgetCustomer(stripe, customer)).rejects.toBe(refused)
    expect(await payments.view('customers')).toMatchObject([{ id: customer }])
    await forgetCustomer(stripe, customer)
    expect(await payments.view('subscriptions')).toMatchObject([{ status: 'canceled' }])
  })

  test('whom this account at Stripe does not know is not forgotten by being unknown', async () => {
    const { stripe } = await openPayments().billing()
    await expect(forgetCustomer(stripe, 'cus_elsewhere')).rejects.toMatchObject({ statusCode: 404 })
  })
})
