import type { Page } from '@playwright/test'
import { languages } from '../src/shared/languages.ts'
import { newShopper } from './shopper.ts'
import { languageCheckFor } from './page-language.ts'
import { expect, test } from './test.ts'

const screens = [
  '/dashboard',
  '/search?q=silk',
  '/fitting-room',
  '/explore',
  '/settings-clean',
  '/privacy-policy',
]

test.use({ viewport: { width: 360, height: 780 } })

/** The cumulative layout shift since the page began: https://web.dev/articles/cls */
const layoutShift = async (page: Page) =>
  await page.evaluate(
    async () =>
      await new Promise<number>((tell) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)))
      }),
  )

for (const language of languages) {
  test(`in ${language} every screen speaks it, runs its way, stands still and fits a small phone`, async ({
    page,
  }) => {
    const expectInLanguage = languageCheckFor(language)
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await newShopper(page)
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectInLanguage(page)
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(scrolled, `${screen} runs over its side`).toBeLessThanOrEqual(shown)
      expect(await layoutShift(page), `${screen} moves as it comes`).toBeLessThan(0.02)
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
