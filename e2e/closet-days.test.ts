import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const clothes = [
  { category: 'tops', name: 'White shirt', colours: ['white'], priceCents: 40_00, currency: 'USD' },
  { category: 'tops', name: 'Gray tee', colours: ['grey'] },
  { category: 'bottoms', name: 'Jeans', colours: ['blue'], fabric: 'denim' },
  { category: 'outerwear', name: 'Trench coat', colours: ['beige'] },
  { category: 'shoes', name: 'White sneakers', colours: ['white'] },
]

/** Her clothes, in her account: this device fetches them. */
async function fillCloset(page: Page) {
  const { origin } = new URL((await page.request.get('/robots.txt')).url())
  const headers = { origin }
  await page.request.put('/api/photo-settings', { headers, data: { storage: 'account', adult: true } })
  const now = Date.now()
  for (const [at, details] of clothes.entries()) {
    const data = { details, picture: '', addedAt: now - at, changedAt: now }
    const answer = await page.request.put(`/api/closet/some-piece-${at}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
}

test('an outfit of her own clothes is chosen by the weather, worn by a tap, and stands in the calendar, where keys go from day to day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newShopper(page)
  await fillCloset(page)
  await page.goto('/closet/today')
  await page.getByRole('radio', { name: 'Cool' }).check()
  await expect(page.getByRole('button', { name: 'Trench coat' })).toBeVisible()
  await expect(
    page
      .getByRole('button', { name: 'Swap White shirt' })
      .or(page.getByRole('button', { name: 'Swap Gray tee' })),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wear it' }).click()
  await expect(page.getByText('Noted in your calendar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re wearing this today' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re wearing this today' })).toBeVisible()

  await page.getByRole('link', { name: 'Calendar' }).click()
  const today = page.getByRole('button', { name: /: 4 pieces worn$/ })
  await expect(today).toHaveAttribute('aria-current', 'date')
  await expectAccessible(page)
  await today.focus()
  await page.keyboard.press('ArrowDown')
  await expect(today).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('td button[aria-pressed="true"]')).toBeFocused()
  await page.getByRole('button', { name: 'Plan an outfit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jeans' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /: 1 piece planned$/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Laundry' }).click()
  await page.getByRole('button', { name: 'To the laundry' }).click()
  await page.getByRole('button', { name: 'It’s clean' }).click()
  await expect(page.getByText('Nothing to wash right now.')).toBeVisible()
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: 'Colors you wear' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a trip is packed from her closet by dates and weather, ticked off, and is there without a network', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await newShopper(page)
    await fillCloset(page)
    await page.goto('/closet/packing')
    await page.getByLabel('First day').fill('2099-05-01')
    await page.getByLabel('Last day').fill('2099-05-02')
    await page.getByRole('radio', { name: 'Cool' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pack for me' }).click()
    await expect(page.getByText('5 pieces, 2 outfits')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Trench coat' }).check()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Packed: 1/5')).toBeVisible()
    await context.setOffline(false)
  })
})
