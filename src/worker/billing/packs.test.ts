import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openPayments, type Payments } from '../testing/payments.ts'
import { entriesOf } from '../testing/try-ons.ts'
import { readCustomer } from './read-customer.ts'
import { syncCustomer } from './sync-customer.ts'

vi.setConfig({ testTimeout: 30_000 })

/** Refunds a charge, by default the last one that was paid. */
async function refund(payments: Payments, share = 1, which = -1) {
  const charge = (await payments.view('charges')).at(which)
  const { stripe } = await payments.billing()
  await stripe.refunds.create({ charge: charge?.id, amount: Math.round(Number(charge?.amount) * share) })
  await payments.deliver()
}

const spend = async (buyer: Awaited<ReturnType<Payments['createBuyer']>>, credits: number) => {
  for (let i = 0; i < credits; i++) await buyer.api.credits.use_one.$post()
}

describe('credit packs', () => {
  test('a pack that was paid is in her balance once, however often Stripe tells', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    const session = await payments.buyHosted(ada, 'credits_10')
    const events = await payments.takeEvents()
    for (let i = 0; i < 2; i++) for (const { body, header } of events) await payments.sendEvent(body, header)
    expect(await (await ada.returnFrom(session)).json()).toEqual({ premium: false, paid: true, credits: 10 })
    expect(await entriesOf(ada.id)).toEqual(['grant 5', 'purchase 10'])
  })

  test('one that is declined gives nothing', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_25', '4000000000000002')
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ credits_remaining: 5 })
  })

  test('money back takes what she has not used of it, the oldest used first', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    await spend(ada, 8)
    await refund(payments)
    expect(await entriesOf(ada.id)).toEqual([
      'grant 5',
      'purchase 10',
      ...Array.from({ length: 8 }, () => 'spend -1'),
      'refund -7',
    ])
    expect(await ada.state()).toMatchObject({ credits_remaining: 0 })
  })

  test('all used: nothing is left to take, also of a pack bought later', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    await spend(ada, 15)
    await refund(payments)
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    expect((await entriesOf(ada.id)).slice(-2)).toEqual(['refund 0', 'purchase 10'])
    expect(await ada.state()).toMatchObject({ credits_remaining: 10 })
  })

  test('the first of two packs is used up: nothing of the second goes with it', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    await spend(ada, 12)
    await payments.buyHosted(ada, 'credits_25')
    await payments.deliver()
    await refund(payments, 1, 0)
    expect((await entriesOf(ada.id)).slice(-2)).toEqual(['purchase 25', 'refund -3'])
    expect(await ada.state()).toMatchObject({ credits_remaining: 25 })
  })

  test('a part of the money back leaves the credits; a dispute takes them', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await refund(payments, 0.5)
    expect(await ada.state()).toMatchObject({ credits_remaining: 15 })
    const charge = firstIn(await payments.view('charges'))
    await payments.control('dispute', { customer: charge.customer })
    await payments.deliver()
    expect(await ada.state()).toMatchObject({ credits_remaining: 5, is_premium: false })
  })
})

describe('what a charge says of its pack', () => {
  async function packsOf(metadata: Record<string, string>) {
    const payments = openPayments()
    await payments.buyHosted(await payments.createBuyer(), 'credits_10')
    const { stripe } = await payments.billing()
    const { id: customer } = firstIn(await payments.view('customers'))
    const charges = await stripe.charges.list({ customer }).autoPagingToArray({ limit: 10 })
    const changed = charges.map((charge) => ({ ...charge, metadata: { ...charge.metadata, ...metadata } }))
    const list = { autoPagingToArray: () => Promise.resolve(changed) }
    vi.spyOn(stripe.charges, 'list').mockReturnValue(list as never)
    return (await readCustomer(stripe, customer))?.packs.map(({ credits }) => credits)
  }

  test.each(['0', '1001', '1.5', '-10', 'ten'])('%s credits are no pack', async (credits) => {
    expect(await packsOf({ credits })).toEqual([])
  })

  test.each(['1', '1000'])('%s credits are one', async (credits) => {
    expect(await packsOf({ credits })).toEqual([Number(credits)])
  })

  test('another item is none, whatever credits it names', async () => {
    expect(await packsOf({ item: 'luxe_hosted' })).toEqual([])
  })
})

describe('a pack that her bank asks about', () => {
  async function disputed(used: number) {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    await spend(ada, used)
    const charge = firstIn(await payments.view('charges'))
    const { id } = await payments.control('dispute', { customer: charge.customer })
    await payments.deliver()
    const close = async (status: 'won' | 'lost') => {
      await payments.control('dispute/close', { dispute: id, status })
      await payments.deliver()
    }
    return { payments, ada, customer: String(charge.customer), close }
  }

  test('what the bank took goes with it, and comes back, once, when the dispute is won', async () => {
    const { payments, ada, customer, close } = await disputed(8)
    expect(await ada.state()).toMatchObject({ credits_remaining: 0 })
    await close('won')
    expect(await ada.state()).toMatchObject({ credits_remaining: 7 })
    await syncCustomer(await payments.billing(), customer)
    expect((await entriesOf(ada.id)).slice(-2)).toEqual(['refund -7', 'return 7'])
    expect(await ada.state()).toMatchObject({ credits_remaining: 7 })
  })

  test('lost, it stays gone', async () => {
    const { ada, close } = await disputed(0)
    await close('lost')
    expect(await ada.state()).toMatchObject({ credits_remaining: 5 })
  })

  test('a mere question moves no money, and no credits', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10', '4000000000001976')
    await payments.deliver()
    expect((await payments.view('disputes')).map(({ status }) => status)).toEqual(['warning_needs_response'])
    expect(await ada.state()).toMatchObject({ credits_remaining: 15 })
  })

  test('what came back counts as of its own pack when a pack bought before is given back', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.buyHosted(ada, 'credits_10')
    await payments.deliver()
    await payments.buyHosted(ada, 'credits_25')
    await payments.deliver()
    const { customer } = firstIn(await payments.view('charges'))
    const { id } = await payments.control('dispute', { customer })
    await payments.deliver()
    await payments.control('dispute/close', { dispute: id, status: 'won' })
    await payments.deliver()
    await spend(ada, 15)
    await refund(payments, 1, 0)
    expect((await entriesOf(ada.id)).at(-1)).toBe('refund 0')
    expect(await ada.state()).toMatchObject({ credits_remaining: 25 })
  })
})
