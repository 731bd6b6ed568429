import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { listen } from '../testing/live-tab.ts'
import { subscribed } from '../testing/subscribed.ts'

/** Each test advances through months, an event at a time. */
vi.setConfig({ testTimeout: 30_000 })

const day = 86_400

/** The same buyer with her notifications. */
async function listening(card?: string) {
  const bought = await subscribed(card)
  /** Oldest first. */
  const told = async () => {
    const { notifications } = await (await bought.ada.api.notifications.$get()).json()
    return notifications.map(({ kind, data }) => ({ kind, data })).toReversed()
  }
  const kinds = async () => (await told()).map(({ kind }) => kind)
  return { ...bought, told, kinds }
}

describe('a payment that failed', () => {
  test('is told once for its period, with the end of the grace, on her open tab too', async () => {
    const { payments, ada, customer, renew, told } = await listening()
    expect(await told(), 'a purchase is no news').toEqual([])
    await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
    const tab = await listen(ada)
    await renew()
    await payments.regularJob()
    await payments.regularJob()
    const { grace_ends_at: graceEndsAt } = await ada.state()
    expect(await told()).toEqual([{ kind: 'payment_failed', data: { graceEndsAt } }])
    await expect
      .poll(() => tab.heard)
      .toMatchObject([{ type: 'notification', notification: { kind: 'payment_failed' } }])
  })

  test('another month is another; cleared, the first does not come back', async () => {
    const { payments, ada, customer, pass, renew, kinds } = await listening()
    for (let month = 0; month < 2; month++) {
      await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
      await renew()
      expect(await kinds()).toEqual(['payment_failed'])
      await ada.api.notifications.$delete()
      // Her card is tried again, and works.
      await pass(3)
      expect(await ada.state()).toMatchObject({ subscription_status: 'active' })
      await payments.regularJob()
      expect(await kinds()).toEqual([])
    }
  })

  test('a card that never works again: the failure, and the end of Luxe, once each', async () => {
    const { payments, pass, renew, kinds } = await listening('4000000000000341')
    await renew()
    await pass(10)
    await pass(10)
    await payments.regularJob()
    expect(await kinds()).toEqual(['payment_failed', 'luxe_ended'])
  })
})

describe('the end of Luxe', () => {
  test('once she has cancelled she is told the day, once for that day, and when it has come', async () => {
    const { payments, ada, told, kinds, renew } = await listening()
    const cancelled = await (await ada.api.billing.cancel.$post()).json()
    const endsAt = 'until' in cancelled ? cancelled.until : null
    await payments.deliver()
    expect(await told()).toEqual([{ kind: 'luxe_ends', data: { endsAt } }])
    await ada.api.billing.resume.$post()
    await ada.api.billing.cancel.$post()
    await payments.deliver()
    expect(await kinds()).toEqual(['luxe_ends'])
    await renew()
    await payments.regularJob()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    expect(await told()).toEqual([
      { kind: 'luxe_ends', data: { endsAt } },
      { kind: 'luxe_ended', data: {} },
    ])
  })

  test('on her open tab at once, without a word of Stripe’s', async () => {
    const { ada } = await listening()
    const tab = await listen(ada)
    await ada.api.billing.cancel.$post()
    await expect.poll(() => tab.heard).toMatchObject([{ notification: { kind: 'luxe_ends' } }])
  })

  test('cancelled anew for another day is told anew', async () => {
    const { payments, ada, kinds, renew } = await listening()
    await ada.api.billing.cancel.$post()
    await ada.api.billing.resume.$post()
    await payments.deliver()
    await renew()
    await ada.api.billing.cancel.$post()
    expect(await kinds()).toEqual(['luxe_ends', 'luxe_ends'])
  })

  test('money back ends it at once: that is told, and no day', async () => {
    const { payments, customer, kinds } = await listening()
    await payments.control('refund', { customer })
    await payments.deliver()
    await payments.regularJob()
    expect(await kinds()).toEqual(['luxe_ended'])
  })

  test('where Stripe cannot be asked, whose time is over is told by the regular job', async () => {
    const { payments, ada, kinds } = await listening()
    await env.DB.batch([
      env.DB.prepare('update subscriptions set luxe_until = 1 where user_id = ?').bind(ada.id),
      env.DB.prepare('update billing_customers set sync_at = 1 where user_id = ?').bind(ada.id),
    ])
    await payments.control('down', { fault: 'error', calls: 100 })
    for (let twice = 0; twice < 2; twice++) await payments.regularJob()
    await payments.control('up')
    expect(await kinds()).toEqual(['luxe_ended'])
  })

  test('one of two subscriptions tells no end: she goes on by the other', async () => {
    const { payments, ada, kinds, renew } = await listening()
    const later = Date.now() + 400 * day * 1000
    // Of another account at Stripe, so that no sync undoes one of the two.
    await env.DB.batch([
      env.DB.prepare('insert into billing_customers (id, user_id, created_at) values (?1, ?1, ?2)').bind(
        ada.id,
        later,
      ),
      env.DB.prepare(
        `insert into subscriptions (id, customer_id, user_id, status, price_cents, currency, period_start,
           period_end, anchor_at, cancel_at_period_end, luxe_until, created_at)
         values (?1, ?1, ?1, 'active', 1, 'usd', 0, ?2, 0, 0, ?2, 0)`,
      ).bind(ada.id, later),
    ])
    await ada.api.billing.cancel.$post()
    await payments.deliver()
    await renew()
    expect(await ada.state()).toMatchObject({ is_premium: true })
    expect(await kinds()).toEqual([])
  })

  test('an account that leaves is told nothing of it', async () => {
    const { payments, ada, customer, kinds, renew, pass } = await listening()
    await env.DB.prepare('update users set removal_due_at = ? where id = ?')
      .bind(Date.now() + 9_999_999, ada.id)
      .run()
    await payments.control('renewal', { customer, outcome: 'fails', times: 1 })
    await renew()
    await pass(3)
    await ada.api.billing.cancel.$post()
    await payments.deliver()
    await renew()
    expect(await ada.state()).toMatchObject({ is_premium: false })
    expect(await kinds()).toEqual([])
  })
})
