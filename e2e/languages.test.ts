import { expect, test } from '@playwright/test'
import { languages } from '../src/shared/languages.ts'
import { newShopper } from './shopper.ts'
import { listenerFor } from './speech.ts'

const screens = [
  '/dashboard',
  '/search?q=silk',
  '/fitting-room',
  '/explore',
  '/settings-clean',
  '/privacy-policy',
]

test.use({ viewport: { width: 360, height: 780 } })

for (const language of languages) {
  test(`in ${language} every screen speaks it, runs its way and fits a small phone`, async ({ page }) => {
    const expectSpoken = listenerFor(language)
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await newShopper(page)
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectSpoken(page)
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(scrolled, `${screen} runs over its side`).toBeLessThanOrEqual(shown)
    }
  })
}

test('she chooses her language in the settings: at once, for the next visit, and for her mails', async ({
  page,
}) => {
  await newShopper(page)
  await page.goto('/settings-clean')
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/language') && answer.request().method() === 'PUT',
  )
  await page.getByRole('radio', { name: 'العربية' }).check()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await kept).status()).toBe(204)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
