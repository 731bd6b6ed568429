import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** The network says that she is in this country. */
const seenFrom = (page: Page, country: string) =>
  page.route('**/api/region', (route) => route.fulfill({ json: { country } }))

const shelf = (page: Page) => page.locator('article').first()

test('her country is guessed and told once, prices are in her money beside those of the shops, and she changes it @smoke', async ({
  page,
}) => {
  await seenFrom(page, 'JP')
  await page.goto('/search?q=dress')
  await expect(page.getByText('Your country: Japan. Prices in JPY.')).toBeVisible()
  await expect(shelf(page)).toContainText(/about ¥[\d,]+.*\$\d+/)
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  await country.selectOption({ label: 'Germany · EUR' })
  await expect(country).toBeFocused()
  await expect(shelf(page)).toContainText(/about €[\d,]+.*\$\d+/)
  await page.reload()
  await expect(shelf(page)).toContainText(/about €/)
  await expect(page.getByText('Your country:')).toBeHidden()
})

test('a filter by price says its money in the address, and one of delivery her country', async ({ page }) => {
  await seenFrom(page, 'DE')
  await page.goto('/search?q=dress')
  await expect(shelf(page)).toContainText('about €')
  await page.getByRole('textbox', { name: 'To' }).fill('80')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/max=80&currency=EUR/)
  await expect(page.getByRole('button', { name: /Remove filter: .*€80/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ships to my country: Germany' }).click()
  await expect(page).toHaveURL(/ships=DE/)
  // No sample piece says that it does not ship there.
  await expect(shelf(page)).toContainText('about €')
})

test("a piece's page has her sizes and the day of the rate", async ({ page }) => {
  await seenFrom(page, 'GB')
  await page.goto('/search?q=pumps')
  await shelf(page).getByRole('link').first().click()
  await expect(page.getByText(/Converted at the exchange rate of .+ 2026/)).toBeVisible()
  await expect(page.getByText('US 8 · UK 5.5')).toBeVisible()
})

test('the filter has the sizes of her country, and one choice finds them in every shop @smoke', async ({
  page,
}) => {
  await seenFrom(page, 'GB')
  await page.goto('/search?q=pumps')
  const shoes = page.getByRole('group', { name: 'Shoes · UK' })
  await shoes.getByRole('button', { name: 'UK 5.5', exact: true }).click()
  await expect(page).toHaveURL(/fit=shoes%3AUK%3A5\.5/)
  await expect(shelf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Size UK 5.5 · Shoes' })).toBeVisible()
})
