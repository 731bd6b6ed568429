import { expect, test, vi } from 'vitest'
import { openPayments } from '../testing/payments.ts'

vi.setConfig({ testTimeout: 30_000 })

test('a failure that Stripe keeps for a day shuts neither the customer nor the subscription out', async () => {
  const payments = openPayments()
  await payments.subscribe(await payments.createBuyer())
  const ada = await payments.createBuyer()
  await payments.control('down', { fault: 'kept' })
  expect((await ada.checkout('credits_10')).status).toBe(200)
  expect(await payments.view('customers')).toHaveLength(2)

  await payments.control('down', { fault: 'kept' })
  const answers = [await ada.start(), await ada.start()]
  const started = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(started[1]).toEqual(started[0])
  expect(await payments.view('subscriptions')).toHaveLength(2)
})

test('two tabs that both meet the failure get the same subscription', async () => {
  const payments = openPayments()
  await payments.subscribe(await payments.createBuyer())
  const ada = await payments.createBuyer()
  await ada.checkout('credits_10')
  await payments.control('down', { fault: 'kept' })
  const answers = await Promise.all([ada.start(), ada.start()])
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  expect(one).toHaveProperty('clientSecret')
  expect(other).toEqual(one)
})
