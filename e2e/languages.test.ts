import type { Page } from '@playwright/test'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
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

type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The cumulative layout shift since the page began, and what moved: https://web.dev/articles/cls */
const layoutShift = async (page: Page) =>
  await page.evaluate(
    async () =>
      await new Promise<{ sum: number; moved: string[] }>((tell) => {
        const shifts: LayoutShift[] = []
        const observer = new PerformanceObserver((list) =>
          shifts.push(...(list.getEntries() as LayoutShift[])),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width} × ${height}`
        const inWords = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
          const tag = (node instanceof Element ? node : node?.parentElement)?.cloneNode() as
            | Element
            | undefined
          return `${tag?.outerHTML.slice(0, 120)}: ${place(previousRect)} to ${place(currentRect)}`
        }
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            tell({
              sum: shifts.reduce((sum, { value }) => sum + value, 0),
              moved: shifts.flatMap(({ sources }) => sources.map(inWords)),
            }),
          ),
        )
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
      const { sum, moved } = await layoutShift(page)
      expect(sum, `${screen} moves as it comes: ${moved.join('; ')}`).toBeLessThan(0.02)
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
