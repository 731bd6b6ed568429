import { expect, test } from 'vitest'
import { openStripe } from './stripe.ts'

const stripesOwn = 'https://api.stripe.com'

test('a live key is told to nobody but Stripe, and not in the open', async () => {
  for (const key of ['sk_live_abc', 'rk_live_abc']) {
    await expect(openStripe(key, stripesOwn)).resolves.toBeDefined()
    for (const slip of ['http://api.stripe.com', 'https://api.stripe.co', 'http://127.0.0.1:5194'])
      await expect(openStripe(key, slip)).rejects.toThrow('STRIPE_API_BASE')
  }
})

test('a test key may go to a server that plays Stripe', async () => {
  await expect(openStripe('sk_test_abc', 'http://127.0.0.1:5194')).resolves.toBeDefined()
})
