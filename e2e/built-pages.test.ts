import { addressOf, pages } from '../scripts/vite/prerender/pages.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { openPagesIn } from './words.ts'
import { expect, test } from './test.ts'

/** The landing page is tested in landing.test.ts. */
const addresses = pages.filter(({ name }) => name !== 'landing').map(addressOf)

/** WCAG 2.2 AA in both themes, on every page of the build, as it opens for a shopper. */
const checkAllPages = (language: Language) =>
  test(
    `axe finds nothing on any page, in ${language}`,
    { tag: language === 'en' ? ['@smoke', '@slow'] : [] },
    async ({ page }) => {
      test.slow()
      await openPagesIn(page, language)
      await page.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
      await newShopper(page)
      for (const path of addresses)
        await test.step(path, async () => {
          await page.goto(path)
          // What the Worker draws has a heading, too; this is about the page that takes its place.
          await expect(page.locator('[data-drawn-by=worker]')).toHaveCount(0)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
          await expectAccessible(page)
        })
    },
  )

checkAllPages('en')
checkAllPages('ar')
