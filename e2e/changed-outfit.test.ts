import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const changes = (page: Page) => page.getByRole('region', { name: 'Change a piece' })
const pieces = (page: Page) =>
  changes(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))

/** Replaces one of the pieces behind `from` for which the shop has a replacement; returns which. */
async function change(page: Page, from = 0): Promise<number> {
  await changes(page)
    .getByRole('button', { name: /^Swap…/ })
    .nth(from)
    .click()
  const dialog = page.getByRole('dialog', { name: /^Instead of/ })
  const first = dialog.getByRole('listitem').first().getByRole('button')
  await expect(first.or(dialog.getByRole('alert'))).toBeVisible()
  const hasOne = await first.isVisible()
  if (hasOne) await first.click()
  else await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return hasOne ? from : await change(page, from + 1)
}

test('another piece in an outfit stays there: after a reload, in the link, and until she goes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/explore')
  await page.locator('a[href^="/outfit/"]').first().click()
  await expect(changes(page).getByRole('img').first()).toBeVisible()
  const composed = await pieces(page)
  const scrolled = () => page.evaluate(() => scrollY)

  await changes(page).scrollIntoViewIfNeeded()
  const place = await scrolled()
  const one = await change(page)
  await expect(page).toHaveURL(/\/outfit\/[^?]+\?instead=/)
  await expect.poll(() => pieces(page)).not.toEqual(composed)
  const once = await pieces(page)
  // The large picture shows it, too.
  await expect(page.getByText(`The outfit with your changes: ${once[0]}`, { exact: false })).toBeAttached()
  expect(once[one]).not.toBe(composed[one])
  expect(once.toSpliced(one, 1)).toEqual(composed.toSpliced(one, 1))
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(200)
  const other = await change(page, one + 1)
  await expect.poll(() => pieces(page)).not.toEqual(once)
  const twice = await pieces(page)
  expect(twice[one]).toBe(once[one])
  expect(twice[other]).not.toBe(once[other])

  await page.reload()
  await expect.poll(() => pieces(page)).toEqual(twice)
  await expect(page.getByRole('region', { name: 'Shop The Look' })).toBeVisible()

  const stranger = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  await stranger.goto(page.url())
  await expect.poll(() => pieces(stranger)).toEqual(twice)
  await stranger.context().close()

  // After a reload, going back still leads to the earlier outfits, which the new page has never shown.
  await change(page, one)
  await expect.poll(async () => (await pieces(page))[one]).not.toBe(once[one])
  await page.reload()
  await page.goBack()
  await expect.poll(() => pieces(page)).toEqual(twice)
  await page.goBack()
  await expect.poll(() => pieces(page)).toEqual(once)
  await page.goBack()
  await expect.poll(() => pieces(page)).toEqual(composed)
  await page.goForward()
  await expect.poll(() => pieces(page)).toEqual(once)
  await changes(page).getByRole('button', { name: 'Original outfit' }).click()
  await expect(page).not.toHaveURL(/instead/)
  await expect.poll(() => pieces(page)).toEqual(composed)
})
