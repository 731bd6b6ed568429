import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { findTraces } from '../testing/full-account.ts'
import { openPayments } from '../testing/payments.ts'
import { workOffRemovals } from './removal-work.ts'

vi.setConfig({ testTimeout: 30_000 })

const password = 'velvet-42-stairs'

/** Ada has Luxe, and a password. */
async function subscribed() {
  const payments = openPayments()
  const ada = await payments.createBuyer()
  await env.DB.prepare('update users set password_hash = ? where id = ?')
    .bind(await hashPassword(password), ada.id)
    .run()
  const { customer } = await payments.subscribe(ada)
  await payments.deliver()
  const subscription = async () => (await payments.view('subscriptions'))[0]
  const ask = () => ada.api.account.removal.$post({ json: { password } })
  return { payments, ada, customer, subscription, ask }
}

const isEnding = (row: Record<string, unknown> | undefined) =>
  row !== undefined && (row.cancel_at_period_end === true || row.cancel_at !== null)

test('whoever leaves is not charged again, and has Luxe for what she has paid; staying does not renew it', async () => {
  const { ada, subscription, ask } = await subscribed()
  expect((await ask()).status).toBe(200)
  expect(isEnding(await subscription())).toBe(true)
  expect(await ada.state()).toMatchObject({ is_premium: true, cancel_at_period_end: true })
  await ada.api.account.removal.$delete()
  expect(await ada.state()).toMatchObject({ removal_due_at: null, cancel_at_period_end: true })
})

test('a Stripe that does not answer does not keep her; Luxe is cancelled when it is back', async () => {
  const { payments, subscription, ask } = await subscribed()
  await payments.control('down', { fault: 'error', calls: 1000 })
  expect((await ask()).status).toBe(200)
  await payments.control('up')
  expect(isEnding(await subscription())).toBe(false)
  await workOffRemovals(payments.env)
  expect(isEnding(await subscription())).toBe(true)
})

test('a key of another account at Stripe is put right: until then her removal is kept, and then she is deleted there', async () => {
  const { payments, ada, customer, subscription, ask } = await subscribed()
  await ask()
  const secretKey = payments.env.STRIPE_SECRET_KEY
  payments.env.STRIPE_SECRET_KEY = 'sk_test_another'
  await ada.api.account.removal.now.$post()
  const age = () =>
    env.DB.prepare('update account_removals set try_at = 0, started_at = 0 where user_id = ?')
      .bind(ada.id)
      .run()
  await age()
  await workOffRemovals(payments.env)
  const { results } = await env.DB.prepare('select customer_ids from account_removals where user_id = ?')
    .bind(ada.id)
    .all()
  expect(results).toEqual([{ customer_ids: JSON.stringify([customer]) }])
  expect(await subscription()).toMatchObject({ status: 'active' })

  payments.env.STRIPE_SECRET_KEY = secretKey
  await age()
  await workOffRemovals(payments.env)
  expect(await subscription()).toMatchObject({ status: 'canceled' })
  await payments.deliver()
  await age()
  await workOffRemovals(payments.env)
  expect(await findTraces([ada.id, ada.email, customer])).toEqual([])
})

test('ten of whom nothing can be ended do not keep the eleventh waiting for ever', async () => {
  const dueAt = Date.now() + 1e9
  const leave = (id: string) =>
    env.DB.prepare('update users set removal_due_at = ? where id = ?').bind(dueAt, id).run()
  for (let i = 0; i < 12; i++) {
    const { id } = await openPayments().createBuyer()
    await leave(id)
    await env.DB.batch([
      env.DB.prepare('insert into billing_customers (id, user_id, created_at) values (?, ?, 0)').bind(
        `cus_${id}`,
        id,
      ),
      env.DB.prepare(
        "insert into subscriptions values (?, ?, ?, 'active', 1499, 'usd', 0, ?, 0, 0, null, ?, 0)",
      ).bind(`sub_${id}`, `cus_${id}`, id, dueAt, dueAt),
    ])
  }
  const { payments, ada, subscription } = await subscribed()
  await leave(ada.id)
  for (let i = 0; i < 30 && !isEnding(await subscription()); i++) await workOffRemovals(payments.env)
  expect(isEnding(await subscription())).toBe(true)
})

test('at the end of the account the subscription ends with it, and what Stripe tells of that leaves no trace', async () => {
  const { payments, ada, customer, subscription, ask } = await subscribed()
  await ask()
  expect((await ada.api.account.removal.now.$post()).status).toBe(204)
  expect(await subscription()).toMatchObject({ status: 'canceled' })
  await payments.deliver()
  await payments.regularJob()
  await env.DB.prepare('update account_removals set try_at = 0, started_at = 0 where user_id = ?')
    .bind(ada.id)
    .run()
  await workOffRemovals(payments.env)
  expect(await findTraces([ada.id, ada.email, customer])).toEqual([])
})
