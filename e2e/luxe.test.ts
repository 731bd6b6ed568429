import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../scripts/local/seed.ts'
import { choosePreset, finishedLook, openFittingRoom, photos, start, uploadPhoto } from './fitting-room.ts'
import { newShopper, signIn } from './shopper.ts'
import { expect, test } from './test.ts'

const sizeOf = (look: Locator) =>
  look.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

const shopLinks = (within: Page | Locator) => within.getByRole('link', { name: /Shop.*Paid link/ })
const lock = (within: Page | Locator) => within.getByText('Upgrade to Luxe to shop the full look')

async function tryOn(page: Page) {
  await uploadPhoto(page, photos.smiling)
  await choosePreset(page, 'Off-Duty Saturday')
  await start(page).click()
  return finishedLook(page)
}

async function openViewer(page: Page) {
  await page.getByRole('button', { name: 'Look closer' }).click()
  return page.getByRole('dialog', { name: /Off-Duty Saturday/ })
}

test('without Luxe a look has the usual size, and its pieces are locked beside it, in the viewer and on Explore', async ({
  page,
}) => {
  await newShopper(page)
  await openFittingRoom(page)
  expect(await sizeOf(await tryOn(page))).toEqual([683, 1024])
  await expect(lock(page).first()).toBeVisible()
  const viewer = await openViewer(page)
  await expect(lock(viewer)).toBeVisible()
  await expect(shopLinks(page)).toHaveCount(0)
  await page.goto('/explore')
  await page
    .getByRole('link', { name: /Evening Elegance|Classic Business Attire/ })
    .first()
    .click()
  await expect(lock(page)).toBeVisible()
  await expect(shopLinks(page)).toHaveCount(0)
})

test('with Luxe a look is as large as her photo, and its pieces lead to their shops, there and from the lookbook', async ({
  page,
}) => {
  await signIn(page, demoAccounts.premium)
  await openFittingRoom(page)
  expect(await sizeOf(await tryOn(page))).toEqual([934, 1401])
  await expect(shopLinks(page).first()).toBeVisible()
  await expect(lock(page)).toHaveCount(0)
  const viewer = await openViewer(page)
  await expect(shopLinks(viewer).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save to Lookbook' }).click()
  await expect(page.getByRole('button', { name: 'In your lookbook' })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /My lookbook/i }).click()
  await page
    .getByRole('button', { name: /Off-Duty Saturday/ })
    .first()
    .click()
  await expect(shopLinks(page.getByRole('dialog', { name: /Off-Duty Saturday/ })).first()).toBeVisible()

  await page.goto('/explore')
  await page
    .getByRole('link', { name: /Evening Elegance|Classic Business Attire/ })
    .first()
    .click()
  await expect(shopLinks(page).first()).toBeVisible()
})

test('a plan that ends while the page is open closes what it had opened at the next read', async ({
  page,
}) => {
  await signIn(page, demoAccounts.premium)
  await page.goto('/explore')
  await page
    .getByRole('link', { name: /Evening Elegance|Classic Business Attire/ })
    .first()
    .click()
  await expect(shopLinks(page).first()).toBeVisible()
  await page.route('**/api/app-state', async (route) => {
    const answer = await route.fetch()
    const state = { ...(await answer.json()), plan: 'free', is_premium: false, credits_remaining: 5 }
    await route.fulfill({ json: state })
  })
  await page.route('**/api/shop-links*', (route) =>
    route.fulfill({ status: 403, json: { error: 'premium_required', message: 'This is part of Luxe.' } }),
  )
  // Another outfit's links are asked for, and refused.
  await page.goBack()
  await page
    .getByRole('link', { name: /Modern Minimalist|Casual Weekend Look/ })
    .first()
    .click()
  await expect(lock(page)).toBeVisible()
  await expect(shopLinks(page)).toHaveCount(0)
})
