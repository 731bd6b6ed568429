import type { Page } from '@playwright/test'
import { standInForEngine } from './engine-stand-in.ts'
import { choosePreset, finishedLook, openFittingRoom, photos, start, uploadPhoto } from './fitting-room.ts'
import { newShopper, signIn } from './shopper.ts'
import { expect, test } from './test.ts'

const outfit = 'Off-Duty Saturday'

async function makeLook(page: Page, storage: 'On this device' | 'In my account') {
  await openFittingRoom(page)
  await uploadPhoto(page, photos.smiling, storage)
  return await startLook(page)
}

/** Makes a look on the current photo, and returns the address to which its notification leads. */
async function startLook(page: Page) {
  await choosePreset(page, outfit)
  const started = page.waitForResponse('**/api/fashn/start-tryon')
  await start(page).click()
  const { predictionId }: { predictionId: string } = await (await started).json()
  await finishedLook(page)
  return `/fitting-room?look=${predictionId}`
}

const result = (page: Page) => page.getByRole('region', { name: 'Your look' })
const comparison = (page: Page) => page.getByRole('slider', { name: 'Compare your photo with the look' })

async function expectWhole(page: Page) {
  await expect(page.getByRole('img', { name: new RegExp(`^You, wearing ${outfit}:`) })).toBeVisible()
  await expect(result(page).getByText(outfit)).toBeVisible()
  await expect(comparison(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Shop The Look' })).toBeVisible()
}

test('a look that is opened by its address is as whole as on the day that it was made, as long as its photo is there', async ({
  page,
  context,
}) => {
  await standInForEngine(page)
  await newShopper(page)
  const address = await makeLook(page, 'On this device')
  await expectWhole(page)

  const again = await context.newPage()
  await standInForEngine(again)
  await again.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await again.goto(address)
  await expectWhole(again)

  await test.step('another photo is not shown as the one before', async () => {
    await again.goto('/fitting-room')
    await uploadPhoto(again, photos.fullLength)
    // The look's photo is stored before the page goes on.
    await expect(again.getByText('Photo updated')).toBeVisible()
    await again.goto(address)
    await expect(again.getByRole('img', { name: new RegExp(`^You, wearing ${outfit}:`) })).toBeVisible()
    await expect(comparison(again)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('img', { name: new RegExp(`^You, wearing ${outfit}:`) })).toBeVisible()
    await expect(comparison(page)).toBeHidden()
  })
})

test('on another device, too, where her photo is in her account', async ({ page, browser, baseURL }) => {
  await standInForEngine(page)
  const account = await newShopper(page)
  const address = await makeLook(page, 'In my account')

  const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await standInForEngine(other)
  await other.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await signIn(other, account)
  await other.goto(address)
  await expectWhole(other)
  await elsewhere.close()
})

test('a sample photo is found again by its address, although the new tab has none on its stage', async ({
  page,
  context,
}) => {
  await standInForEngine(page)
  await newShopper(page)
  await openFittingRoom(page)
  await page.getByRole('button', { name: /Use this sample photo: Woman in an orange/ }).click()
  const address = await startLook(page)
  const again = await context.newPage()
  await standInForEngine(again)
  await again.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await again.goto(address)
  await expectWhole(again)
})
