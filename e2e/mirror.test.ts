import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { credits, finishedLook, openFittingRoom, photoKept, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => standInForEngine(page))

const mirror = (page: Page) => page.getByRole('dialog', { name: 'Mirror' })
const tryOns = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Try it on/ })

test('over the shop: a press shows a piece on her, the next one comes over it, and closing leaves her where she was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await photoKept(page)
  const starts: string[] = []
  page.on('request', (request) => request.url().includes('start-tryon') && starts.push(request.url()))
  await page.goto('/collections/workwear')
  const [first, next] = [tryOns(page).nth(4), tryOns(page).nth(5)]
  await first.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await first.press('Enter')
  await finishedLook(page)
  await expect(credits(page)).toContainText('4')
  await expectAccessible(page, 'dialog')
  // What she does next stays in reach below it.
  for (const name of ['Save to Lookbook', 'Undo', 'Try Another Outfit'])
    await expect(mirror(page).getByRole('button', { name }).first()).toBeInViewport()

  await page.keyboard.press('Escape')
  await expect(mirror(page)).toBeHidden()
  await expect(page).toHaveURL(/\/collections\/workwear$/)
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  await next.press('Enter')
  await expect(credits(page)).toContainText('3')
  await finishedLook(page)
  // The strip has both, and the browser's Back closes the mirror.
  await expect(
    mirror(page).getByRole('list', { name: 'Looks from this visit' }).getByRole('button'),
  ).toHaveCount(2)
  await page.goBack()
  await expect(mirror(page)).toBeHidden()

  // What she wears already costs nothing more, and each look was paid for once.
  await next.press('Enter')
  await finishedLook(page)
  await expect(credits(page)).toContainText('3')
  expect(starts).toHaveLength(2)
  await mirror(page).getByRole('link', { name: 'Open fitting room' }).click()
  await expect(page).toHaveURL(/\/fitting-room$/)
  await finishedLook(page)
})

test('without a photo it asks for one in the same sheet, and goes on by itself', async ({ page }) => {
  await newShopper(page)
  await page.goto('/collections/workwear')
  await tryOns(page).first().press('Enter')
  const stage = mirror(page).getByRole('region', { name: 'Your photo' })
  await expect(stage.getByRole('heading', { name: 'Start with one photo of you' })).toBeVisible()
  await stage
    .getByRole('button', { name: /^Use this sample photo/ })
    .last()
    .click()
  await finishedLook(page)
  await expect(page).toHaveURL(/\/collections\/workwear\?mirror=/)
})

test('a visitor sees one piece of the shop on herself without an account, and signs up where she stands', async ({
  page,
}) => {
  await page.goto('/collections/workwear')
  await tryOns(page).first().press('Enter')
  const room = page.getByRole('dialog', { name: 'Try it on, on you' })
  await room
    .getByRole('button', { name: /^Use this sample photo/ })
    .last()
    .click()
  await finishedLook(page)
  await page.goBack()
  await expect(room).toBeHidden()
  await tryOns(page).nth(1).press('Enter')
  const gate = page.getByRole('dialog', { name: 'Try on more pieces' })
  await gate.getByRole('button', { name: 'Create a free account' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fcollections%2Fworkwear%3Fmirror%3D/)
})
