import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { openPayments } from '../testing/payments.ts'

vi.setConfig({ testTimeout: 30_000 })

test('an account on its way out is sold nothing, until she keeps it', async () => {
  const payments = openPayments()
  const ada = await payments.createBuyer()
  const leaveAt = (at: number | null) =>
    env.DB.prepare('update users set removal_due_at = ? where id = ?').bind(at, ada.id).run()
  await leaveAt(Date.now() + 86_400_000)
  for (const answer of [
    await ada.start(),
    await ada.checkout('luxe_hosted'),
    await ada.checkout('credits_10'),
  ]) {
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: 'account_leaving' }])
  }
  expect(await payments.view('customers')).toEqual([])
  await leaveAt(null)
  expect((await ada.checkout('credits_10')).status).toBe(200)
})
