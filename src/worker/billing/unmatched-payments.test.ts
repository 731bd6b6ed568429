import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openDb } from '../lib/db.ts'
import { openPayments } from '../testing/payments.ts'
import { assignPayment, billingStatus, listUnmatched, settleByHand } from './unmatched-payments.ts'

vi.setConfig({ testTimeout: 30_000 })

const db = openDb(env.DB)

/** Somebody has paid at a link that named nobody, with the email of one of our shoppers. */
async function paidByNobody() {
  const payments = openPayments()
  const ada = await payments.createBuyer()
  await payments.payLink()
  await payments.deliver()
  const payment = firstIn(await payments.unmatched())
  return { payments, ada, payment }
}

describe('a payment link', () => {
  test('with her reference gives her Luxe; without one the money waits for an operator', async () => {
    const payments = openPayments()
    const [bea, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    await payments.payLink(bea.id)
    await payments.payLink()
    await payments.payLink('utm_spring')
    await payments.deliver()
    expect(await bea.state()).toMatchObject({ is_premium: true, has_stripe_customer: true })
    expect(await eve.state()).toMatchObject({ is_premium: false })
    expect(await payments.unmatched()).toMatchObject([
      { reference: null, amount_cents: 1299, email: 'somebody@example.com', settled_at: null },
      { reference: 'utm_spring', amount_cents: 1299, settled_at: null },
    ])
  })

  test("of a shopper whose account is just being removed is nobody's business", async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await payments.payLink(ada.id)
    await env.DB.batch([
      env.DB.prepare('insert into account_removals (user_id, started_at, try_at) values (?, 1, 1)').bind(
        ada.id,
      ),
      env.DB.prepare('delete from users where id = ?').bind(ada.id),
    ])
    await payments.deliver()
    expect(await payments.unmatched()).toEqual([])
  })

  test('that sells without a customer leaves its checkout to the operator', async () => {
    const payments = openPayments()
    const { stripe } = await payments.billing()
    const product = await stripe.products.create({ id: 'cabine_credits', name: 'Credits' })
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 899 })
    const { id: session } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://cabine.test/',
    })
    await payments.control('checkout/pay', { session, card: '4242424242424242', email: 'a@example.com' })
    await payments.deliver()
    const found = (await listUnmatched(db)).filter(({ id }) => id === session)
    expect(found).toMatchObject([{ customerId: null, email: 'a@example.com', amountCents: 899 }])
    expect(await assignPayment(db, session, 'a@example.com', new Date())).toEqual({
      is: 'refused',
      why: 'no_customer',
    })
    expect(await settleByHand(db, session, new Date())).toBe(true)
    expect((await listUnmatched(db)).filter(({ id }) => id === session)).toEqual([])
  })
})

describe('an operator', () => {
  test('gives a payment to an account: the next regular job makes it Luxe', async () => {
    const { payments, ada, payment } = await paidByNobody()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    expect(await assignPayment(db, payment.id, ` ${ada.email.toUpperCase()}`, new Date())).toMatchObject({
      is: 'assigned',
      customerId: payment.customer_id,
    })
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    expect(await payments.unmatched()).toMatchObject([
      { settled_at: expect.any(Number) as number, email: null },
    ])
  })

  test('cannot give it twice, nor to nobody, nor what is not there', async () => {
    const { payments, ada, payment } = await paidByNobody()
    const bea = await payments.createBuyer()
    const give = (id: string, email: string) => assignPayment(db, id, email, new Date())
    expect(await give('ch_none', ada.email)).toEqual({ is: 'refused', why: 'no_such_payment' })
    expect(await give(payment.id, 'nobody@example.com')).toEqual({ is: 'refused', why: 'no_such_account' })
    await give(payment.id, ada.email)
    expect(await give(payment.id, bea.email)).toEqual({ is: 'refused', why: 'of_another_account' })
  })

  test('is told what waits, and what is paid back waits no more', async () => {
    const { payments, payment } = await paidByNobody()
    expect((await listUnmatched(db)).map(({ id }) => id)).toContain(payment.id)
    const before = await billingStatus(db)
    expect(before.unmatched).toBeGreaterThan(0)
    expect(before.events?.waiting).toBe(0)
    await payments.control('refund', { customer: payment.customer_id })
    await payments.deliver()
    expect((await listUnmatched(db)).map(({ id }) => id)).not.toContain(payment.id)
  })
})
