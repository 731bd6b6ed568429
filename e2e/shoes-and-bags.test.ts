import type { Page } from '@playwright/test'
import { credits, finishedLook, openFittingRoom, photoKept, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const loafers = 'Harrow Penny Loafers in Black'
const crossbody = 'Arlo Crossbody Bag in Black'

/** From the piece's own page to its look, with one press. */
async function tryOn(page: Page, name: string) {
  const answer = await page.request.get(`/api/search?q=${encodeURIComponent(name)}`)
  const { products } = (await answer.json()) as { products: { id: string; name: string }[] }
  await page.goto(`/dashboard?product=${products.find((one) => one.name === name)?.id}`)
  await page
    .getByRole('dialog', { name: 'Product details' })
    .getByRole('link', { name: /^Try it on/ })
    .first()
    .click()
}

async function enterWith(page: Page, photo: string) {
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photo)
  await photoKept(page)
}

test('a pair is tried on from its page, and named with the look', async ({ page }) => {
  await enterWith(page, photos.fullLength)
  await tryOn(page, loafers)
  await expect(await finishedLook(page)).toHaveAccessibleName(new RegExp(loafers))
})

test('of a photo that ends at the hips she is told what shoes need; a bag hangs across her there', async ({
  page,
}) => {
  await enterWith(page, photos.smiling)
  await tryOn(page, loafers)
  await expect(page.getByText('For shoes, choose a photo that shows both of your feet').first()).toBeVisible({
    timeout: 120_000,
  })
  await expect(credits(page)).toContainText('5')
  await tryOn(page, crossbody)
  await expect(await finishedLook(page)).toHaveAccessibleName(new RegExp(crossbody))
})
