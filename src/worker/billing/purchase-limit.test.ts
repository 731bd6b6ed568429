import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { saleTermsVersion } from '#shared/consents.ts'
import { priceOf } from '#shared/plans.ts'
import { withinAMinute } from '../testing/minutes.ts'
import { openPayments } from '../testing/payments.ts'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => vi.restoreAllMocks())

const agreement = {
  item: 'luxe_in_app' as const,
  priceCents: priceOf('luxe_in_app'),
  terms: saleTermsVersion,
  language: 'en',
}

test('whoever begins to buy again and again is asked to wait, and nobody else with her', async () => {
  await withinAMinute(async () => {
    const payments = openPayments()
    const [ada, eve] = [await payments.createBuyer(), await payments.createBuyer()]
    let agreed = 0
    while (agreed < 100 && (await ada.api.billing.consent.$post({ json: agreement })).status === 204)
      agreed += 1
    expect(agreed).toBeGreaterThanOrEqual(29)
    expect(agreed).toBeLessThan(100)
    const refused = [
      await ada.api.billing.consent.$post({ json: agreement }),
      await ada.checkout('credits_10'),
      await ada.start(),
    ]
    for (const answer of refused) {
      expect([String(answer.status), answer.headers.get('retry-after')]).toEqual(['429', '60'])
      expect(await answer.json()).toMatchObject({ error: 'too_many_attempts' })
    }
    expect(await payments.view('customers')).toEqual([])
    expect((await eve.api.billing.consent.$post({ json: agreement })).status).toBe(204)
  })
})

test('a limit that is away keeps nobody from buying', async () => {
  vi.spyOn(env.BUY_LIMIT, 'limit').mockRejectedValue(new Error('away'))
  vi.spyOn(console, 'log').mockReturnValue()
  const ada = await openPayments().createBuyer()
  expect((await ada.api.billing.consent.$post({ json: agreement })).status).toBe(204)
})
