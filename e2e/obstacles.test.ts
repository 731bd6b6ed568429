import type { Page } from '@playwright/test'
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
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const spendAll = (page: Page) =>
  page.evaluate(async () => {
    while ((await fetch('/api/credits/use_one', { method: 'POST' })).ok);
  })

test.describe('before a try-on can start (spec 2.5.1 to 2.5.4)', () => {
  test.beforeEach(({ page }) => standInForEngine(page))

  test('each missing thing is said', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await start(page).click()
    await expect(page.getByText('Please upload your photo first')).toBeVisible()
    await uploadPhoto(page, photos.fullLength)
    await start(page).click()
    await expect(page.getByText('Please select an outfit to try on')).toBeVisible()
    await page.getByRole('tab', { name: 'Upload Your Own' }).click()
    await start(page).click()
    await expect(page.getByText('Please upload a custom outfit image')).toBeVisible()
  })

  test('without credits the upgrade opens, nothing starts, and it says that payments are not set up', async ({
    page,
  }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.fullLength)
    await choosePreset(page, 'Off-Duty Saturday')
    await spendAll(page)
    await page.reload()
    await choosePreset(page, 'Off-Duty Saturday')
    let started = false
    page.on('request', (request) => (started ||= request.url().includes('start-tryon')))
    await start(page).click()
    const upgrade = page.getByRole('dialog', { name: 'Upgrade to Premium' })
    await expect(upgrade).toContainText('$12.99/month')
    await expect(upgrade).toContainText('Cancel anytime. No hidden fees.')
    await expect(upgrade).toContainText('There’s nothing to buy here yet')
    await expect(upgrade.getByRole('button', { name: 'Upgrade Now' })).toBeDisabled()
    expect(started).toBe(false)
  })

  test('a premium outfit opens the upgrade instead of being chosen', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await page.getByRole('button', { name: /View Full Library/ }).click()
    const library = page.getByRole('dialog', { name: 'The full library' })
    await library.getByRole('button', { name: 'Velvet Wine (Luxe only)' }).click()
    await expect(page.getByRole('dialog').last()).toContainText(/Luxe|Premium/)
    await expect(page.getByRole('dialog').last()).toContainText('$12.99')
  })
})

test.describe('what can go wrong on the way (spec 2.8.1 to 2.8.13)', () => {
  async function getReady(page: Page) {
    await standInForEngine(page)
    await newShopper(page)
    // What shows a try-on is fetched before any dialog is.
    const dialogs = page.waitForRequest(/lookbook-modal/)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.fullLength)
    await expect(page.getByText(/Great photo for a try-on|This will work/)).toBeVisible({ timeout: 60_000 })
    await choosePreset(page, 'Off-Duty Saturday')
    await dialogs
  }
  const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Try-On Error' })

  test(
    'the network is cut: the sentence, nothing lost, and it works when the network is back',
    { tag: '@smoke' },
    async ({ page, context }) => {
      await getReady(page)
      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await start(page).click()
      await expect(alert(page)).toContainText('Connection lost. Please check your internet and try again.')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try Again' }).first().click()
      await finishedLook(page)
      await expect(credits(page)).toContainText('4')
    },
  )

  test(
    'code that the network failed to bring ahead of its use takes no look from her, and comes when it is wanted',
    { tag: ['@smoke', '@slow'] },
    async ({ page, context }) => {
      const failing = Promise.withResolvers<void>()
      const sophia = '**/assets/sophia-dialog-*.js'
      await page.route(sophia, async (route) => {
        await failing.promise
        await route.abort()
      })
      await getReady(page)
      await context.setOffline(true)
      await start(page).click()
      await expect(alert(page)).toBeVisible()
      await context.setOffline(false)
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('sophia-dialog'))
      failing.resolve()
      await failed
      await page.getByRole('button', { name: 'Try Again' }).first().click()
      await finishedLook(page)

      await page.unroute(sophia)
      const ask = page.getByRole('button', { name: 'Ask Sophia' })
      await ask.click()
      await finishedLook(page)
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
      const greeting = page.getByRole('dialog', { name: 'Sophia' }).getByText(/I’m Sophia/)
      await expect(again.or(greeting)).toBeVisible()
      // Newer browsers fetch again what has failed to come; in others only a new page does.
      if (await again.isVisible()) {
        const reloaded = page.waitForEvent('load')
        await again.click()
        await reloaded
        await ask.click()
      }
      await expect(greeting).toBeVisible()
      await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    },
  )

  for (const [name, status, body, sentence] of [
    [
      'both images are missing',
      400,
      { error: 'images_required', message: 'Both images are required' },
      "Please make sure you've uploaded a photo and selected an outfit.",
    ],
    ['an answer without words', 502, {}, 'Server error: 502'],
  ] as const) {
    test(`start answers that ${name}`, async ({ page }) => {
      await getReady(page)
      await page.route('**/api/fashn/start-tryon', (route) => route.fulfill({ status, json: body }))
      await start(page).click()
      await expect(alert(page)).toContainText(sentence)
    })
  }

  test('a photo that cannot be dressed is refused before anything is charged, and says what to do', async ({
    page,
  }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.group)
    await expect(
      page.getByText('There is more than one person in this photo. Choose one of just you.').first(),
    ).toBeVisible({ timeout: 60_000 })
    await expect(start(page)).toBeDisabled()
    await expect(start(page)).toHaveAccessibleDescription(/^This photo won’t work for a try-on There is more/)
    await expect(credits(page)).toContainText('5')
  })
})
