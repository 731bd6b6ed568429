import { expect, test, type Page } from '@playwright/test'
import { areasOf, readArea } from '../scripts/messages/faults.ts'
import { directionOf, languages, tagOf, type Language } from '../src/shared/languages.ts'
import { newShopper } from './shopper.ts'

const sentencesOf = (language: Language) =>
  new Set(areasOf(language).flatMap((area) => Object.values(readArea(language, area))))

const keys = new Set(
  areasOf('en').flatMap((area) => Object.keys(readArea('en', area)).map((key) => `${area}.${key}`)),
)

/** English of two words and more that this language says otherwise. */
function englishOnlyIn(language: Language) {
  const own = sentencesOf(language)
  return new Set([...sentencesOf('en')].filter((one) => /\p{L} \p{L}/u.test(one) && !own.has(one)))
}

/** Every word on the page but what says of itself that it is in another language. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = [document.title]
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      if (text && !walker.currentNode.parentElement?.closest('[lang]:not(html), script, style'))
        words.push(text)
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        if (!one.closest('[lang]:not(html)')) words.push(one.getAttribute(name) ?? '')
    return words
  })

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
    const english = language === 'en' ? new Set<string>() : englishOnlyIn(language)
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await newShopper(page)
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', tagOf(language))
      await expect(html).toHaveAttribute('dir', directionOf(language))
      const words = await wordsOn(page)
      expect(words.filter((word) => keys.has(word))).toEqual([])
      expect(words.filter((word) => english.has(word))).toEqual([])
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
