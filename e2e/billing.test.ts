import type { Page } from '@playwright/test'
import { billingSite, deviceSite } from './addresses.ts'
import {
  choosePreset,
  credits,
  finishedLook,
  openFittingRoom,
  photos,
  start,
  uploadPhoto,
} from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import {
  agree,
  answerBank,
  appState,
  atStripe,
  becomeLuxe,
  cardForm,
  cards,
  chooseCard,
  control,
  day,
  endOfMonth,
  endSubscriptions,
  expectAppState,
  openSubscribe,
  subscribeButton,
} from './payments.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: billingSite.address })
test.beforeEach(({ page }) => standInForEngine(page))
test.afterEach(({ page }) => endSubscriptions(page))

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' })

test.describe('/subscribe (spec 1.2.17 to 1.2.20, 1.4.13, 1.4.14, 1.5.6, 1.8.11, 1.8.12)', () => {
  test(
    'a shopper subscribes, and everything is Luxe: no credit badge, the whole closet, no second checkout',
    { tag: '@smoke' },
    async ({ page }) => {
      const refusedByPolicy: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
      })
      await newShopper(page)
      await openSubscribe(page)
      await expect(page.getByRole('heading', { name: 'Subscribe to Luxe' })).toBeVisible()
      await expect(page.getByText('$14.99/month • Unlimited access • Cancel anytime')).toBeVisible()
      for (const badge of ['Secure Payment', 'All Cards Accepted', 'Cancel Anytime'])
        await expect(page.getByText(badge, { exact: true })).toBeVisible()

      await subscribeButton(page).click()
      await expect(page.getByText('We don’t charge you without your agreement')).toBeVisible()
      await agree(page)
      await subscribeButton(page).click()
      await expect(success(page)).toBeVisible()
      await expect(page.getByText('Welcome to Luxe! You now have unlimited access.')).toBeVisible()
      expect(refusedByPolicy).toEqual([])

      await page.getByRole('link', { name: 'Go to Dashboard' }).click()
      await expect(toast(page, 'Welcome to Luxe')).toBeVisible()
      await expect(page).toHaveURL(`${billingSite.address}/dashboard`)
      await expect(credits(page)).toBeHidden()
      await page.goto('/dashboard?shop=all')
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()

      await page.goto('/subscribe')
      await expect(page).toHaveURL(`${billingSite.address}/dashboard`)
      const { subscriptions, paidCents } = await atStripe(page)
      expect(subscriptions.map(({ status }) => status)).toEqual(['active'])
      expect(paidCents).toEqual([1499])
    },
  )

  test('a card that is not whole or is declined is said above the buttons; another one is charged once', async ({
    page,
  }) => {
    await newShopper(page)
    await openSubscribe(page)
    await agree(page)
    await cardForm(page).getByLabel('Card number').fill('4242 4242')
    await subscribeButton(page).click()
    await expect(alert(page)).toHaveText('Your card number is incomplete.')

    await chooseCard(cardForm(page), cards.declined)
    await subscribeButton(page).click()
    await expect(alert(page)).toHaveText('Your card was declined.')
    const [box, button] = [await alert(page).boundingBox(), await subscribeButton(page).boundingBox()]
    expect(box && button && box.y + box.height <= button.y).toBe(true)
    expect(await appState(page)).toMatchObject({ is_premium: false })

    await chooseCard(cardForm(page), cards.pays)
    await subscribeButton(page).click()
    await expect(success(page)).toBeVisible()
    expect((await atStripe(page)).paidCents).toEqual([1499])
  })

  test('her bank asks: its no costs nothing, its yes leads back to the dashboard with a cleaned address', async ({
    page,
  }) => {
    await newShopper(page)
    for (const [answer, title] of [
      ['Refuse', 'Your payment didn’t go through'],
      ['Approve', 'Welcome to Luxe'],
    ] as const) {
      await openSubscribe(page)
      await chooseCard(cardForm(page), cards.needsAuthentication)
      await agree(page)
      await subscribeButton(page).click()
      await expect(page.getByText('Cabine asks for $14.99 from your card.')).toBeVisible()
      await answerBank(page, answer)
      await expect(toast(page, title)).toBeVisible()
      await expect(page).toHaveURL(`${billingSite.address}/dashboard`)
    }
    const { subscriptions, paidCents } = await atStripe(page)
    expect(subscriptions).toHaveLength(1)
    expect(paidCents).toEqual([1499])
    await expect(credits(page)).toBeHidden()
  })

  test('two tabs that subscribe at once make one subscription and one charge', async ({ page, context }) => {
    await newShopper(page)
    const other = await context.newPage()
    const tabs = [page, other]
    await Promise.all(tabs.map(openSubscribe))
    for (const tab of tabs) await agree(tab)
    await Promise.all(tabs.map((tab) => subscribeButton(tab).click()))
    for (const tab of tabs) await expect(success(tab)).toBeVisible()
    const { subscriptions, paidCents } = await atStripe(page)
    expect(subscriptions).toHaveLength(1)
    expect(paidCents).toEqual([1499])
  })
})

test.describe('the hosted checkout (spec 1.7.17, 2.2.20)', () => {
  test(
    'no credits left: the upgrade leads to the checkout, and the try-on goes on with Luxe',
    { tag: '@smoke' },
    async ({ page }) => {
      await newShopper(page)
      await openFittingRoom(page)
      await uploadPhoto(page, photos.fullLength)
      for (let i = 0; i < 5; i++)
        await page.request.post('/api/credits/use_one', { headers: { origin: billingSite.address } })
      await page.reload()
      await choosePreset(page, 'Off-Duty Saturday')
      await start(page).click()
      const upgrade = page.getByRole('dialog', { name: 'Upgrade to Premium' })
      await expect(upgrade).toContainText('$12.99/month')
      await upgrade.getByRole('button', { name: 'Upgrade Now' }).click()

      await expect(page.getByRole('heading', { name: /^Subscribe to/ })).toBeVisible()
      await expect(page.getByText('Total due today')).toBeVisible()
      await expect(page.getByText('$12.99').first()).toBeVisible()
      await chooseCard(page, cards.pays)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(toast(page, 'Welcome to Luxe')).toBeVisible()
      await expect(page).toHaveURL(`${billingSite.address}/dashboard`)
      await expect(credits(page)).toBeHidden()

      await page.goto('/fitting-room')
      await choosePreset(page, 'Off-Duty Saturday')
      await start(page).click()
      await finishedLook(page)
      expect((await atStripe(page)).paidCents).toEqual([1299])
    },
  )

  test('from the settings it opens in a tab of its own; a declined card there costs nothing', async ({
    page,
    context,
  }) => {
    await newShopper(page)
    await page.goto('/settings-clean')
    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /Upgrade to Premium/ }).click(),
    ])
    await chooseCard(checkout, cards.declined)
    await checkout.getByRole('button', { name: 'Subscribe' }).click()
    await expect(checkout.getByRole('alert')).toHaveText('Your card was declined.')
    await chooseCard(checkout, cards.needsAuthentication)
    await checkout.getByRole('button', { name: 'Subscribe' }).click()
    await answerBank(checkout, 'Approve')
    await expect(toast(checkout, 'Welcome to Luxe')).toBeVisible()
    await checkout.close()

    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const { current_period_end: end } = await appState(page)
    await expect(page.getByRole('main')).toContainText(`It renews on ${day(end)} for $12.99.`)
    expect((await atStripe(page)).paidCents).toEqual([1299])
  })

  test('a pack of credits is there once, and never twice', async ({ page, context }) => {
    await newShopper(page)
    await page.goto('/settings-clean')
    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Buy 10 credits for $8.99' }).click(),
    ])
    await chooseCard(checkout, cards.pays)
    const session = new URL(checkout.url()).pathname.split('/').at(-1)
    await checkout.getByRole('button', { name: 'Pay $8.99' }).click()
    await expect(toast(checkout, 'Your credits are here')).toBeVisible()
    await expect(credits(checkout)).toContainText('15')
    // The same return again, as from the history of the browser.
    await checkout.goto(`/dashboard?payment_success=true&session_id=${session}`)
    await expect(toast(checkout, 'Your credits are here')).toBeVisible()
    await expect(credits(checkout)).toContainText('15')
    expect((await atStripe(page)).paidCents).toEqual([899])
  })
})

test.describe('the life of a subscription, by the clock', () => {
  test('the customer portal opens in a new tab, with the plan and its date', async ({ page, context }) => {
    await newShopper(page)
    await becomeLuxe(page)
    await page.goto('/settings-clean')
    const [portal] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Manage Subscription' }).click(),
    ])
    const { current_period_end: end } = await appState(page)
    await expect(portal.getByText(`Renews on ${day(end)}`)).toBeVisible()
    await expect(portal.getByRole('link', { name: 'Return to Cabine' })).toBeVisible()
    await portal.getByRole('link', { name: 'Cancel plan' }).click()
    await portal.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(portal.getByText(`You keep Luxe until ${day(end)}.`)).toBeVisible()
    await expectAppState(page, { cancel_at_period_end: true, is_premium: true })
    await page.reload()
    await expect(page.getByRole('main')).toContainText(`Cancels on ${day(end)}`)
  })

  test('cancelled in two clicks, taken back, cancelled again: Luxe ends with the month', async ({ page }) => {
    await newShopper(page)
    await becomeLuxe(page)
    const date = day((await appState(page)).current_period_end)
    await page.goto('/settings-clean')
    const plan = page.getByRole('main')
    const cancel = async () => {
      await plan.getByRole('button', { name: 'Cancel Subscription' }).click()
      const asked = page.getByRole('dialog', { name: 'Cancel your subscription?' })
      await expect(asked).toContainText(`You keep Luxe until ${date}`)
      await asked.getByRole('button', { name: 'Cancel Subscription' }).click()
      await expect(plan).toContainText(`Cancels on ${date}`)
    }
    await cancel()
    await expect(page.getByRole('dialog')).toBeHidden()
    await plan.getByRole('button', { name: 'Keep Luxe' }).click()
    await expect(plan).toContainText(`It renews on ${date} for $14.99.`)
    await cancel()
    expect(await appState(page)).toMatchObject({ is_premium: true, cancel_at_period_end: true })

    await endOfMonth(page)
    await expectAppState(page, { is_premium: false })
    await page.goto('/dashboard')
    await expect(credits(page)).toContainText('5')
    await page.goto('/dashboard?shop=all')
    await expect(page.getByText('Unlock the Full Closet')).toBeVisible()
    expect((await atStripe(page)).paidCents).toEqual([1499])
  })

  test('a month later it has renewed, and says the next date', async ({ page }) => {
    await newShopper(page)
    await becomeLuxe(page)
    const { current_period_end: first } = await appState(page)
    await endOfMonth(page)
    await expect
      .poll(async () => (await appState(page)).current_period_end, { intervals: [100] })
      .not.toBe(first)
    const { current_period_end: second, is_premium } = await appState(page)
    expect(is_premium).toBe(true)
    await page.goto('/settings-clean')
    await expect(page.getByRole('main')).toContainText(`It renews on ${day(second)} for $14.99.`)
    expect((await atStripe(page)).paidCents).toEqual([1499, 1499])
  })

  test('a renewal that fails is said with the date until which Luxe stays; another card settles it', async ({
    page,
    context,
  }) => {
    await newShopper(page)
    await becomeLuxe(page)
    const { customer } = await atStripe(page)
    await control('renewal', { customer, outcome: 'fails' })
    await endOfMonth(page)
    await expect.poll(async () => (await appState(page)).grace_ends_at, { intervals: [100] }).not.toBeNull()
    const { grace_ends_at: grace } = await appState(page)
    await page.goto('/dashboard')
    const notice = page.getByText(`Your last payment failed. You keep Luxe until ${day(grace)}.`)
    await expect(notice).toBeVisible()
    await expect(credits(page)).toBeHidden()

    const [portal] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Update payment' }).click(),
    ])
    await expect(portal.getByRole('heading', { name: 'Change card' })).toBeVisible()
    await chooseCard(portal, cards.pays)
    await portal.getByRole('button', { name: 'Save card' }).click()
    await expectAppState(page, { grace_ends_at: null, is_premium: true })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test.describe('without keys', () => {
  test.use({ baseURL: deviceSite.address })

  test('every screen says that payments are not set up, before anything is pressed', async ({ page }) => {
    await newShopper(page)
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('Failed to initialize payment')).toBeVisible()
    await expect(page.getByText('There’s nothing to buy here yet')).toBeVisible()
    await page.getByRole('link', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(`${deviceSite.address}/dashboard`)
    await page.goto('/settings-clean')
    await expect(page.getByText('There’s nothing to buy here yet')).toBeVisible()
    await expect(page.getByRole('button', { name: /Upgrade to Premium/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeHidden()
    await page.goto('/settings')
    await expect(page.getByText('You can’t pay here yet')).toBeVisible()
  })
})
