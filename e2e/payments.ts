import { expect, type FrameLocator, type Page } from '@playwright/test'
import { firstIn } from '#shared/testing/first.ts'
import { itemOf } from '../scripts/fake-stripe/items.ts'
import { billingSite, fakeStripe } from './addresses.ts'

/** The test cards of the fake's forms, by their last digits. */
export const cards = { pays: '•••• 4242', declined: '•••• 0002', needsAuthentication: '•••• 3184' }

/** The card's fields on /subscribe, which stand in a frame of their own, as Stripe's do. */
export const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')

export const chooseCard = (place: Page | FrameLocator, card: string) =>
  place.getByRole('radio', { name: card }).check()

/** Answers the 3-D Secure page. */
export const answerBank = (page: Page, answer: 'Approve' | 'Refuse') =>
  page.getByRole('button', { name: answer }).click()

export async function openSubscribe(page: Page) {
  await page.goto('/subscribe')
  // Until the form reports that it is ready, a skeleton covers it.
  await expect(subscribeButton(page)).toBeEnabled()
}

export const agree = (page: Page) => page.getByRole('checkbox', { name: /I agree to pay/ }).check()

export const subscribeButton = (page: Page) => page.getByRole('button', { name: 'Subscribe ($14.99/month)' })

type AppState = {
  user: { id: string; email: string }
  is_premium: boolean
  credits_remaining: number | null
  cancel_at_period_end: boolean
  current_period_end: string | null
  grace_ends_at: string | null
}

export async function appState(page: Page): Promise<AppState> {
  return (await page.request.get('/api/app-state')).json()
}

/** The server's state, once Stripe's events have arrived and are handled. */
export const expectAppState = (page: Page, expected: Partial<AppState>) =>
  expect.poll(() => appState(page), { intervals: [50, 100, 200] }).toMatchObject(expected)

const secret = { authorization: 'Bearer sk_test_cabine' }

/** The fake's control room. */
export async function control(what: string, body: object) {
  const response = await fetch(`${fakeStripe.address}/fake/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.text()).toBe(true)
}

async function read<Row>(path: string): Promise<Row[]> {
  const response = await fetch(`${fakeStripe.address}/v1/${path}`, { headers: secret })
  return (await response.json()).data
}

/** Stripe's state of the shopper whose page this is. */
export async function atStripe(page: Page) {
  const { user } = await appState(page)
  const customers = await read<{ id: string }>(`customers?email=${encodeURIComponent(user.email)}`)
  expect(customers).toHaveLength(1)
  const { id } = firstIn(customers)
  const charges = await read<{ amount: number; paid: boolean }>(`charges?customer=${id}`)
  return {
    customer: id,
    subscriptions: await read<{
      id: string
      status: string
      items: { data: { current_period_end: number }[] }
    }>(`subscriptions?customer=${id}&status=all`),
    paidCents: charges.filter(({ paid }) => paid).map(({ amount }) => amount),
  }
}

/** A subscription that a test leaves would be charged, and notified of, whenever a later test moves the clock. */
export async function endSubscriptions(page: Page) {
  const state: AppState | null = await appState(page)
  const email = encodeURIComponent(state?.user.email ?? '')
  const customers = state ? await read<{ id: string }>(`customers?email=${email}`) : []
  for (const { id } of customers) {
    const all = await read<{ id: string; status: string }>(`subscriptions?customer=${id}&status=all`)
    for (const { id: subscription, status } of all)
      if (['active', 'past_due'].includes(status)) await control('cancel', { subscription })
  }
}

/** An invoice is charged an hour after its month has begun. */
const chargedAfterSeconds = 3_700

/** Moves Stripe's clock to when this shopper's month is over and the next one is charged. */
export async function endOfMonth(page: Page) {
  const { subscriptions } = await atStripe(page)
  const end = itemOf(firstIn(subscriptions)).current_period_end
  await control('clock', { to: end + chargedAfterSeconds })
}

/** Luxe without the screens that sell it, for tests of what comes after. */
export async function becomeLuxe(page: Page) {
  const { user } = await appState(page)
  const asked = await page.request.post('/api/create-subscription', {
    headers: { origin: billingSite.address },
    data: { userId: user.id },
  })
  const { clientSecret, publishableKey } = await asked.json()
  const [intent] = clientSecret.split('_secret_')
  await fetch(`${fakeStripe.address}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
    }),
  })
  await expectAppState(page, { is_premium: true })
}

/** As screens write a day. */
export const day = (iso: string | null) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso ?? Number.NaN))
