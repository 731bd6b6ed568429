import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { makeLink } from '../mail/mailed-links.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { mail } from '../mail/write-mail.ts'
import { subscribed } from '../testing/subscribed.ts'

/** Each test buys first. */
vi.setConfig({ testTimeout: 60_000 })

/** Changes her email as if she had requested it and opened the link. */
async function changeEmail({ payments, ada }: Awaited<ReturnType<typeof subscribed>>, email: string) {
  const db = openDb(env.DB)
  const key = newId()
  await mail(db, ada.id, { key, kind: 'change_email', data: {}, to: email, now: new Date() })
  const mailId = await env.DB.prepare('select id from mails where key = ?').bind(key).first<string>('id')
  const asked = { userId: ada.id, purpose: 'change_email', email, mailId: mailId ?? '' } as const
  const token = await makeLink(db, asked)
  expect((await ada.api.auth['verify-email'].$post({ json: { token: token ?? '' } })).status).toBe(200)
  const customer = firstIn(await payments.view('customers'))
  return customer.email
}

const fresh = () => `${crypto.randomUUID()}@example.com`

describe('another email', () => {
  test('is that of her customer at Stripe, too, which writes her receipts', async () => {
    const email = fresh()
    expect(await changeEmail(await subscribed(), email)).toBe(email)
  })

  test('an address that she gave to Stripe herself stays', async () => {
    const bought = await subscribed()
    const { stripe } = await bought.payments.billing()
    const own = fresh()
    await stripe.customers.update(bought.customer, { email: own })
    expect(await changeEmail(bought, fresh())).toBe(own)
  })
})
