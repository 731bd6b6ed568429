import type { Page } from '@playwright/test'
import { createShops, lockedOrigin, shopOrigin } from '../scripts/fake-web/shops.ts'
import { expectAccessible } from './accessible.ts'
import { shopSite } from './addresses.ts'
import { credits, finishedLook, openFittingRoom, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { openSite } from './site.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: shopSite.address })
test.describe.configure({ mode: 'serial' })

const shops = createShops()
let site: Awaited<ReturnType<typeof openSite>>

test.beforeAll(async () => {
  site = await openSite(shopSite.port, {}, { outside: (address) => shops.answer(address) })
})
test.afterAll(() => site.close())

/** A day later: watched products are due, and the cron runs. */
async function passDay() {
  const db = await site.runtime.getD1Database('DB')
  await db.prepare('update external_products set next_read_at = 1 where next_read_at is not null').run()
  const worker = await site.runtime.getWorker('cabine')
  const { outcome } = await worker.scheduled({ cron: '*/5 * * * *' })
  expect(outcome).toBe('ok')
}

/** A page and its picture are fetched and the picture is resized, and all of it again when the piece is tried on. */
const patiently = { timeout: 60_000 }

const own = (page: Page) => page.getByRole('tabpanel', { name: 'Upload Your Own' })
const field = (page: Page) => own(page).getByLabel('Paste the address of a piece')
const openTab = (page: Page) => page.getByRole('tab', { name: 'Upload Your Own' }).click()

/** Inserts text at once, as a paste does. */
const paste = async (page: Page, text: string) => {
  await field(page).focus()
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a shop’s address becomes a piece: worn, saved, watched, and told of once when it costs less', async ({
  page,
}) => {
  test.slow()
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await openTab(page)
  const card = own(page).getByRole('article')

  await test.step('pasted with words around it, it is read at once', async () => {
    await paste(page, `Look at this! ${shopOrigin}/products/linen-top?utm_source=friend`)
    await expect(card.getByRole('heading', { name: 'Linen top' })).toBeVisible(patiently)
    await expect(card).toContainText('€89')
    await expect(card).toContainText('maison-lune.example')
    const way = card.getByRole('link', { name: /See it at maison-lune/ })
    await expect(way).toHaveAttribute('rel', 'noopener nofollow')
    await expect(way).toContainText('Not a paid link')
    await expectAccessible(page)
  })

  await test.step('it is tried on, by its picture in her account', async () => {
    const started = page.waitForRequest('**/api/fashn/start-tryon', patiently)
    // The notification follows the picture, and is marked as read where she sees it.
    const isRead = page.waitForResponse(/\/api\/notifications\/.+\/read$/, patiently)
    await card.getByRole('button', { name: 'Try it on' }).click()
    const { garments } = (await started).postDataJSON()
    expect(garments).toEqual([
      { image: expect.stringMatching(/^\/api\/photos\/outfits\/.*\/find\//), category: 'tops' },
    ])
    await finishedLook(page)
    await expect(page.getByRole('img', { name: /Linen top/ }).first()).toBeVisible()
    await expect(credits(page)).toContainText('4')
    await isRead
  })

  await test.step('saved, it is on her wishlist and watched', async () => {
    await card.getByRole('button', { name: 'Save Linen top' }).click()
    await expect(card.getByRole('checkbox', { name: 'Tell me when the price drops' })).toBeChecked()
    await page.goto('/wishlist')
    const saved = page.getByRole('article').filter({ hasText: 'Linen top' })
    await expect(saved).toContainText('€89')
    await expect(saved).toContainText('Not a paid link')
    // Its alternative text is empty: the words beside it say what it is.
    await expect
      .poll(() => saved.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('before the account has answered, nothing says that its link is paid', async () => {
    await page.route('**/api/wishlist', () => undefined)
    await page.reload()
    await expect(page.getByRole('article').filter({ hasText: 'Linen top' })).toContainText('Not a paid link')
    await page.unroute('**/api/wishlist')
  })

  await test.step('the next day it costs less: the bell rings once, and the wishlist says so', async () => {
    shops.setPrice('59.00')
    await passDay()
    await passDay()
    await page.reload()
    const saved = page.getByRole('article').filter({ hasText: 'Linen top' })
    await expect(saved).toContainText('€59')
    await expect(saved).toContainText('was €89')
    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    // The notification of her earlier look, beside it, has been read.
    const fallen = list.getByRole('listitem').filter({ hasText: '€59' })
    await expect(fallen).toHaveCount(1)
    await fallen.getByRole('link').click()
    await expect(page).toHaveURL(/\/fitting-room\?find=/)
    await expect(card.getByRole('heading', { name: 'Linen top' })).toBeVisible()
    await expect(card).toContainText('€59')
  })

  await test.step('removed, it is gone everywhere', async () => {
    await card.getByRole('button', { name: 'Remove Linen top, also from your wishlist' }).click()
    await expect(card).toHaveCount(0)
    await page.goto('/wishlist')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  })
})

test('what cannot be read is said in words, with the way to a picture of it', async ({ page }) => {
  await newShopper(page)
  await openFittingRoom(page)
  await openTab(page)
  const alert = own(page).getByRole('alert')
  const cases = [
    [`${lockedOrigin}/inside`, 'This shop isn’t answering right now. Please try again later.'],
    [`${lockedOrigin}/private/p`, 'This shop doesn’t allow apps to read its pages'],
    [`${lockedOrigin}/script`, 'We couldn’t find a piece on this page.'],
    [`${shopOrigin}/missing`, 'This page is no longer in the shop.'],
    ['https://169.254.169.254/latest/meta-data/', 'We can’t open this address'],
  ] as const
  for (const [address, words] of cases) {
    await paste(page, address)
    await expect(alert).toContainText(words, patiently)
  }
  await field(page).fill('a lovely dress')
  await field(page).press('Enter')
  await expect(alert).toContainText('This isn’t a web address.')
  await expectAccessible(page)
  await alert.locator('input[type=file]').setInputFiles('public/samples/garments/breton-top/960.webp')
  await expect(own(page).getByRole('img', { name: 'Your outfit picture' })).toBeVisible()
  const visits = shops.visits()
  for (const address of visits) expect(new URL(address).hostname).toMatch(/\.example$/)
})

test('an address that is shared to Cabine opens its piece', async ({ page }) => {
  await newShopper(page)
  await openFittingRoom(page)
  const address = `${shopOrigin}/p/tailored-blazer`
  await page.goto(`/fitting-room?${new URLSearchParams({ address })}`)
  const card = own(page).getByRole('article')
  await expect(card.getByRole('heading', { name: /Tailored Blazer/ })).toBeVisible(patiently)
  await page.reload()
  await expect(card.getByRole('heading', { name: /Tailored Blazer/ })).toBeVisible(patiently)
})

test('without a network she is told, and can go on as soon as there is one', async ({ page, context }) => {
  await newShopper(page)
  await openFittingRoom(page)
  await openTab(page)
  await expect(field(page)).toBeVisible()
  // Parts of the page that are still loading are not tested here.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(own(page)).toContainText('You are offline.')
  await field(page).fill(`${shopOrigin}/p/tailored-blazer`)
  await expect(own(page).getByRole('button', { name: 'Find the piece' })).toBeDisabled()
  await context.setOffline(false)
  await own(page).getByRole('button', { name: 'Find the piece' }).click()
  await expect(own(page).getByRole('heading', { name: /Tailored Blazer/ })).toBeVisible(patiently)
})
